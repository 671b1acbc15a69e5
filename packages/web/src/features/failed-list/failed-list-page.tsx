import { useNavigate } from "@tanstack/react-router";
import { type Family, families, isConjugationFamily } from "@verbena/core/families";
import { persons } from "@verbena/spanish";
import { type FormEvent, useState } from "react";
import { shortPersonName } from "#conjugation/person-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useItemLabel } from "#progress/use-exercises.ts";
import { useProgress } from "#progress/use-progress.ts";
import { useRecord } from "#progress/use-record.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { linkClass } from "#ui/link-class.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";

/** The failed list: verbs or sentences that were answered wrong, until the learner removes them. */
export function FailedListPage({ family }: { family: Family }) {
  const { t } = useTranslation();
  const title = t(isConjugationFamily(family) ? "failed.verbsTitle" : "failed.sentencesTitle");
  return (
    <PageBody width="wide">
      <div>
        <p lang="es" className="text-ink-soft">
          {families[family].name}
        </p>
        <PageHeading title={title}>{title}</PageHeading>
      </div>
      <FailedList family={family} />
    </PageBody>
  );
}

function FailedList({ family }: { family: Family }) {
  const { t } = useTranslation();
  const { status, exercises, retry } = useProgress();
  const { failedItems, stats } = exercises[family];
  if (status === "loading") return <Loading />;
  return (
    <>
      {status === "failed" && <LoadFailure text={t("progress.loadFailed")} onRetry={retry} />}
      {failedItems.length > 0 && <FailedListForm family={family} items={failedItems} />}
      {/* If loading failed, the list is unknown and may not be empty. */}
      {failedItems.length === 0 && status === "ready" && (
        <EmptyState
          // A learner without answers has nothing to celebrate yet.
          festive={stats.totalAttempts > 0}
          title={t(isConjugationFamily(family) ? "failed.empty" : "failed.emptySentences")}
          text={t("failed.emptyText")}
          action={
            <ButtonLink to="/app/exercise/$family" params={{ family }}>
              {t("failed.practise")}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}

type FailedListFormProps = { family: Family; items: readonly string[] };

/** The list with checkboxes. Saving removes the unticked items, then opens practice of the others. */
function FailedListForm({ family, items }: FailedListFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const record = useRecord();
  const labelOf = useItemLabel(family);
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);

  const isAllUnticked = items.every((item) => unticked.includes(item));

  const toggle = (item: string) =>
    setUnticked((current) =>
      current.includes(item) ? current.filter((other) => other !== item) : [...current, item],
    );

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const removed = items.filter((item) => unticked.includes(item));
    if (removed.length > 0) {
      await record({ kind: "failed-removed", family, items: removed });
    }
    await navigate({
      to: "/app/exercise/$family",
      params: { family },
      search: { failed: true },
    });
  }

  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-6">
      <p className="text-ink-soft">{t("failed.intro")}</p>
      <div className="flex flex-col items-start">
        <button
          type="button"
          className={classNames(linkClass, "min-h-11")}
          onClick={() => setUnticked(isAllUnticked ? [] : items)}
        >
          {t(isAllUnticked ? "failed.tickAll" : "failed.untickAll")}
        </button>
        <ul
          aria-label={t("failed.list")}
          className="grid w-full gap-x-12 border-y border-line py-2 lg:grid-cols-2"
        >
          {items.map((item) => (
            <li key={item} className={isConjugationFamily(family) ? undefined : "py-1.5"}>
              <Checkbox checked={!unticked.includes(item)} onChange={() => toggle(item)}>
                <span lang="es">{labelOf(item)}</span>
                <MissedPersons family={family} item={item} />
              </Checkbox>
            </li>
          ))}
        </ul>
      </div>
      <div className="action-bar -mx-4 -mt-6 flex flex-wrap items-center gap-x-6 gap-y-1 bg-paper px-4 py-3">
        <Button type="submit" busy={busy}>
          {t("failed.save")}
        </Button>
        <TextLink
          to="/app/print"
          search={{ family, failed: true }}
          className="inline-flex min-h-11 items-center"
        >
          {t("navigation.print")}
        </TextLink>
      </div>
    </form>
  );
}

type MissedPersonsProps = { family: Family; item: string };

/** The persons of a verb whose last answer was wrong. Renders nothing for sentences. */
function MissedPersons({ family, item }: MissedPersonsProps) {
  const { cards } = useProgress().exercises[family];
  if (!isConjugationFamily(family)) return null;
  const missed = persons.filter((person) => cards[`${item}|${person}`]?.repetitions === 0);
  if (missed.length === 0) return null;
  const [tense] = families[family].tenses;
  return (
    <span lang="es" className="text-[0.9375rem] text-ink-soft">
      {" "}
      · {missed.map((person) => shortPersonName(person, tense)).join(", ")}
    </span>
  );
}
