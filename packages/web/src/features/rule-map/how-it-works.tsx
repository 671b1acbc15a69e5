import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Disclosure } from "#ui/disclosure.tsx";

const lines = [
  "what",
  "right",
  "wrong",
  "shown",
  "twoDays",
  "fading",
  "expected",
  "range",
  "slips",
  "yours",
] as const;

/** Explains how the statuses come about. */
export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <div className="border-t border-line pt-4">
      <Disclosure label={t("ruleMap.how.title")}>
        <ul className="mt-2 flex max-w-prose list-disc flex-col gap-2 pl-5">
          {lines.map((line) => (
            <li key={line}>
              <SpanishText text={t(`ruleMap.how.lines.${line}`)} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
