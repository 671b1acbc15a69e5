import { type Family, families } from "@verbena/core/families";
import { type ReactNode, useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { FamilyFilter } from "./api.ts";

type SectionProps = { title: string; intro?: string; className?: string; children: ReactNode };

export function Section({ title, intro, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={classNames("flex min-w-0 flex-col gap-5 border-t border-line pt-6", className)}
    >
      <div>
        <h2 id={headingId} className="text-2xl">
          {title}
        </h2>
        {intro !== undefined && <p className="mt-2 max-w-prose text-ink-soft">{intro}</p>}
      </div>
      {children}
    </section>
  );
}

type NoAnswersProps = { title: string; text: string; practise: Family };

/** Replaces the figures of a section without answers, with a link to practice. */
export function NoAnswers({ title, text, practise }: NoAnswersProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <ButtonLink to="/app/exercise/$family" params={{ family: practise }}>
          {t("statistics.practiseFamily", { family: families[practise].name })}
        </ButtonLink>
      }
    />
  );
}

type FamilyChoiceProps<F extends FamilyFilter> = {
  families: readonly F[];
  value: F;
  onChange: (family: F) => void;
};

/** Most families that are shown as radio buttons. More are shown as a list. */
const RADIO_BUTTONS_MAX = 6;

/** A choice of one family: radio buttons, or a list if there are many. */
export function FamilyChoice<F extends FamilyFilter>(props: FamilyChoiceProps<F>) {
  const { value, onChange } = props;
  const { t } = useTranslation();
  const option = (family: FamilyFilter) =>
    family === "all"
      ? { label: t("statistics.allFamilies") }
      : { label: families[family].shortName, lang: "es" };
  const options = props.families.map((family) => ({ value: family, ...option(family) }));
  const choice = { label: t("statistics.family"), value, onChange, options };
  return options.length > RADIO_BUTTONS_MAX ? (
    <SelectField {...choice} className="max-w-sm" />
  ) : (
    <RadioGroup {...choice} />
  );
}
