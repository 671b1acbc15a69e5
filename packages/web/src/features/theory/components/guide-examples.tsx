import type { GuideExample } from "@verbena/content/theory/load-guide";
import { useTranslation } from "react-i18next";

/** Sentences that show a rule, with what they mean. */
export function GuideExamples({ examples }: { examples: readonly GuideExample[] }) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t("theory.examples")} className="flex max-w-prose flex-col gap-3">
      {examples.map(({ es, translation }) => (
        <li key={es} className="border-l-4 border-marigold pl-4">
          <p lang="es" className="text-lg font-semibold">
            <MarkedSentence sentence={es} />
          </p>
          {translation !== null && <p className="text-ink-soft">{translation}</p>}
        </li>
      ))}
    </ul>
  );
}

/** What the sentence is an example of stands between asterisks. */
function MarkedSentence({ sentence }: { sentence: string }) {
  const [before, marked, after] = sentence.split("*");
  return (
    <>
      {before}
      <mark className="-mx-0.5 rounded-md bg-marigold-wash px-0.5 text-marigold-ink">{marked}</mark>
      {after}
    </>
  );
}
