import type { SectionsOfTenses } from "@verbena/content/theory/sections-of-tenses";
import { readInfinitive } from "@verbena/spanish";
import { meaningOf } from "#conjugation/meaning-of.ts";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { type MarkedCell, VerbTable, type VerbTableProps } from "#conjugation/verb-table.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { useSoundButton } from "#speech/use-sound-button.ts";
import { useSectionsOfTenses } from "./use-guide-sections.ts";

const noGuides: SectionsOfTenses = new Map();

/** The table of a verb for the learner: with the persons of their region, sound, and links to the guides. */
export function LearnerVerbTable(props: Pick<VerbTableProps, "verb" | "headingLevel" | "asked">) {
  const { region } = useUser();
  const SoundButton = useSoundButton();
  const { data: guides = noGuides } = useSectionsOfTenses();
  const { t } = useTranslation();
  const meaning = meaningOf(t, props.verb.infinitive);
  return (
    <div className="flex flex-col gap-1">
      {meaning !== undefined && (
        <p className="max-w-prose font-display text-xl font-bold">
          <SpanishText text={meaning} />
        </p>
      )}
      <VerbTable {...props} region={region} guides={guides} SoundButton={SoundButton} />
    </div>
  );
}

type VerbTableByNameProps = { infinitive: string; asked: MarkedCell };

/** The table of a verb by its infinitive, below a heading of level 2. Empty for any other text. */
export function VerbTableByName({ infinitive, asked }: VerbTableByNameProps) {
  const verb = readInfinitive(infinitive);
  return "problem" in verb ? null : <LearnerVerbTable verb={verb} headingLevel={3} asked={asked} />;
}
