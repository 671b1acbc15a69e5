import type { ExerciseKey } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

type NoAnswersProps = {
  title: string;
  text: string;
  /** What is practised next. */
  practise: ExerciseKey;
};

/** There is nothing to count yet, and the way to change that. */
export function NoAnswers({ title, text, practise }: NoAnswersProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <ButtonLink to="/app/exercise/$exerciseKey" params={{ exerciseKey: practise }}>
          {t("statistics.practise")}
        </ButtonLink>
      }
    />
  );
}
