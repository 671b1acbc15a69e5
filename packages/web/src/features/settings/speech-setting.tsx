import { Volume2 } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { stopSound } from "#speech/sound-output.ts";
import { changeSpeechSettings, speeds, useSpeech } from "#speech/use-speech.ts";
import { regionOf } from "#speech/voices.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { SettingsGroup } from "#ui/settings-section.tsx";

const EXAMPLE = "Anoche cenamos en la terraza y charlamos hasta muy tarde.";

/** The value of the option for the best voice. No voice has an empty URI. */
const BEST = "";

/**
 * Settings of how sentences are spoken on this device. Renders nothing without a Spanish voice and recordings. The
 * chosen voice does not apply to recordings.
 */
export function SpeechSetting() {
  const { t, language } = useTranslation();
  const { voices, settings, isAvailable, say } = useSpeech();
  const regions = new Intl.DisplayNames(language, { type: "region" });
  useEffect(() => stopSound, []);
  if (!isAvailable) return null;

  function nameOf(voice: SpeechSynthesisVoice): string {
    const region = regionOf(voice);
    return region === undefined ? voice.name : `${voice.name} · ${regions.of(region)}`;
  }

  const isChosen = voices.some(({ voiceURI }) => voiceURI === settings.voice);
  return (
    <SettingsGroup isRegion title={t("speech.settings.title")} intro={t("speech.settings.device")}>
      {voices.length > 1 && (
        <SelectField
          className="max-w-md"
          label={t("speech.settings.voice")}
          value={isChosen ? (settings.voice ?? BEST) : BEST}
          onChange={(voice) => changeSpeechSettings({ voice: voice === BEST ? null : voice })}
          options={[
            { value: BEST, label: t("speech.settings.best") },
            ...voices.map((voice) => ({ value: voice.voiceURI, label: nameOf(voice) })),
          ]}
        />
      )}
      <RadioGroup
        label={t("speech.settings.speed")}
        value={settings.speed}
        onChange={(speed) => changeSpeechSettings({ speed })}
        options={speeds.map((value) => ({ value, label: t(`speech.settings.speeds.${value}`) }))}
      />
      <Checkbox
        checked={settings.automatic}
        onChange={({ target }) => changeSpeechSettings({ automatic: target.checked })}
      >
        {t("speech.settings.automatic")}
      </Checkbox>
      {voices.length > 0 && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => void say({ text: EXAMPLE })}
        >
          <Volume2 aria-hidden className="size-5" />
          {t("speech.settings.example")}
        </Button>
      )}
    </SettingsGroup>
  );
}
