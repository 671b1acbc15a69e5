import type { ClassOverview } from "@verbena/server/client";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import type { Translate } from "#i18n/translate.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { TextLink } from "#ui/link.tsx";
import { Block } from "./block.tsx";
import { ConfusionActions } from "./confusion-actions.tsx";
import { examplesInWords, topicInWords } from "./topic-in-words.ts";

type TeachNextProps = {
  classId: string;
  confusions: ClassOverview["confusions"];
  /** Pupils of the class. */
  total: number;
};

/** The confusions of most pupils in the last seven days. */
export function TeachNext({ classId, confusions, total }: TeachNextProps) {
  const { t } = useTranslation();
  return (
    <Block
      title={t("classResults.confusions.title")}
      detail={t("classResults.confusions.period")}
      action={
        <TextLink
          to="/app/classes/$classId/confusions"
          params={{ classId }}
          className="inline-block py-2.5 pointer-fine:py-1"
        >
          {t("classResults.confusions.all")}
        </TextLink>
      }
    >
      {confusions.length === 0 ? (
        <p className="text-ink-soft">{t("classResults.confusions.none")}</p>
      ) : (
        <ol className="flex flex-col gap-2.5">
          {confusions.map((confusion) => (
            <li key={confusion.topic} className="flex flex-col gap-0.5">
              <TopConfusion classId={classId} confusion={confusion} total={total} />
            </li>
          ))}
        </ol>
      )}
    </Block>
  );
}

type TopConfusionProps = {
  classId: string;
  confusion: ClassOverview["confusions"][number];
  total: number;
};

function TopConfusion({ classId, confusion, total }: TopConfusionProps) {
  const { t } = useTranslation();
  const { pupils } = confusion;
  const examples = examplesInWords(t, confusion);
  const topic = topicInWords(t, confusion);
  const change = changeInWords(t, confusion);
  return (
    <>
      <p className="text-lg leading-snug">
        <strong className="tabular-nums">
          {t("classResults.confusions.share", { pupils, total })}
        </strong>
        {examples !== "" && (
          <>
            {" · "}
            <SpanishText text={examples} />
          </>
        )}
      </p>
      <p className="text-[0.9375rem] leading-snug text-ink-soft">
        <SpanishText text={[change, topic].filter((part) => part !== "").join(" · ")} />
      </p>
      <ConfusionActions
        classId={classId}
        confusion={confusion}
        name={(examples || topic).replaceAll("*", "")}
      />
    </>
  );
}

/** The change since the week before. Empty if nobody practised then. */
function changeInWords(
  t: Translate,
  { pupils, pupilsBefore }: TopConfusionProps["confusion"],
): string {
  if (pupilsBefore === null) return "";
  const difference = pupils - pupilsBefore;
  if (difference === 0) return t("classResults.confusions.same");
  const key = difference > 0 ? "more" : "fewer";
  return t(`classResults.confusions.${key}`, { count: Math.abs(difference) });
}
