import { type Region, regions } from "@verbena/core/languages";
import { type Person, persons } from "@verbena/spanish";
import type { ComponentProps } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

type TextProps = Pick<ComponentProps<typeof TextField>, "value" | "onChange" | "error">;

export function ClassNameField(props: TextProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t("classes.name")}
      hint={t("classes.nameHint")}
      name="class-name"
      autoComplete="off"
      dir="auto"
      {...props}
    />
  );
}

/** The name by which pupils know the teacher. */
export function TeacherNameField(props: TextProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t("classes.teacherName")}
      hint={t("classes.teacherNameHint")}
      name="teacher-name"
      autoComplete="off"
      dir="auto"
      {...props}
    />
  );
}

export function LastDayField(props: TextProps) {
  const { t } = useTranslation();
  return (
    <TextField
      type="date"
      label={t("classes.lastDay")}
      hint={t("classes.lastDayHint")}
      name="last-day"
      className="max-w-xs"
      {...props}
    />
  );
}

type TimeZoneFieldProps = { value: string; onChange: (timeZone: string) => void };

/** Where the class is: the days and times of its assignments are those of this place. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const { t } = useTranslation();
  // The browser lists neither UTC nor older names, which a class can have.
  const zones = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", value]);
  return (
    <SelectField
      label={t("classes.timeZone")}
      value={value}
      onChange={onChange}
      options={[...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
      className="max-w-xs"
    />
  );
}

type SpanishFieldsProps = {
  region: Region;
  persons: readonly Person[];
  onChange: (change: { region: Region; persons: Person[] }) => void;
};

/** Which Spanish the class learns: it holds in all its assignments. */
export function SpanishFields({ region, persons: chosen, onChange }: SpanishFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        label={t("choice.region")}
        value={region}
        onChange={(value) => onChange({ region: value, persons: [...chosen] })}
        options={regions.map((value) => ({ value, label: t(`choice.regions.${value}`) }))}
      />
      {region === "spain" && (
        <Checkbox
          checked={chosen.includes("vosotros")}
          onChange={({ target }) => onChange({ region, persons: withVosotros(target.checked) })}
        >
          {t("classes.vosotros")}
        </Checkbox>
      )}
    </div>
  );
}

const withVosotros = (isAsked: boolean): Person[] =>
  persons.filter((person) => isAsked || person !== "vosotros");
