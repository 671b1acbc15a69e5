import { useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field.tsx";
import { Loading } from "#ui/loading.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";

type PupilsFieldProps = {
  /** Undefined while they are loaded. */
  pupils: readonly { userId: string; name: string }[] | undefined;
  /** Null for the whole class. */
  chosen: readonly string[] | null;
  onChange: (chosen: string[] | null) => void;
  error: string | undefined;
  /** Those of the chosen pupils who have too many assignments. */
  full: ReadonlySet<string>;
};

/** Who gets an assignment: the whole class, or some pupils. */
export function PupilsField({ pupils, chosen, onChange, error, full }: PupilsFieldProps) {
  const { t } = useTranslation();
  const errorId = useId();
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={t("assignments.form.who")}
        value={chosen === null ? "everybody" : "chosen"}
        onChange={(who) => onChange(who === "everybody" ? null : [])}
        options={[
          { value: "everybody", label: t("assignments.form.everybody") },
          { value: "chosen", label: t("assignments.form.chosen") },
        ]}
      />
      {chosen === null && (
        <p className="text-[0.9375rem] text-ink-soft">{t("assignments.form.everybodyHint")}</p>
      )}
      {chosen !== null && pupils === undefined && <Loading />}
      {chosen !== null && pupils !== undefined && (
        <fieldset
          tabIndex={-1}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
        >
          <legend className="sr-only">{t("assignments.form.pupils")}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {pupils.map(({ userId, name }) => (
              <Checkbox
                key={userId}
                checked={chosen.includes(userId)}
                onChange={() =>
                  onChange(
                    chosen.includes(userId)
                      ? chosen.filter((one) => one !== userId)
                      : [...chosen, userId],
                  )
                }
              >
                <bdi>{name}</bdi>
                {full.has(userId) && (
                  <span className="text-[0.9375rem] text-geranium">
                    {" "}
                    · {t("assignments.form.full")}
                  </span>
                )}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
