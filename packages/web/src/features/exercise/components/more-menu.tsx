import { useNavigate } from "@tanstack/react-router";
import { conjugatorUrl } from "@verbena/content/links";
import { BookOpen, Ellipsis, ExternalLink, Flag, Table2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { guideOf } from "#progress/use-exercises.ts";
import { iconButtonClass } from "#ui/button.tsx";
import { Menu } from "#ui/menu.tsx";
import { useOverlay } from "#ui/overlays.tsx";
import { getStartField } from "#ui/page.tsx";
import { feedback } from "../outcome.ts";
import type { RunningPractice } from "../use-practice.ts";
import { VerbTableDrawer } from "./verb-table-drawer.tsx";

const iconClass = "size-5 shrink-0";

/** A menu of links and actions after a verdict. */
export function MoreMenu({ practice }: { practice: RunningPractice }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { exercise, answer, outcome, explain } = practice;
  const [opened, setOpened] = useState<"table" | "report" | null>(null);
  const report = useOverlay(
    "report",
    () => import("../report/report-dialog.tsx"),
    opened === "report",
  );
  const guide = guideOf(exercise);
  const close = () => setOpened(null);

  function openGuide(): void {
    if (guide === undefined) return;
    const anchor = outcome && feedback[outcome].isExplained ? explain(answer)?.anchor : undefined;
    const params = { family: guide };
    void navigate({ to: "/app/theory/$family", params, hash: anchor ?? "" });
  }

  return (
    <>
      <Menu
        triggerLabel={t("verdict.more")}
        triggerClassName={iconButtonClass()}
        finalFocus={getStartField}
        trigger={<Ellipsis aria-hidden className="size-6" />}
      >
        {({ MenuItem, MenuLink }) => (
          <>
            {guide && (
              <MenuItem onSelect={openGuide}>
                <BookOpen aria-hidden className={iconClass} />
                {t("verdict.theory")}
              </MenuItem>
            )}
            {exercise.kind !== "fill-in" && (
              <>
                <MenuItem onSelect={() => setOpened("table")}>
                  <Table2 aria-hidden className={iconClass} />
                  <span>{t("verdict.verbTableOf", { verb: exercise.verb })}</span>
                </MenuItem>
                <MenuLink href={conjugatorUrl(exercise.verb)}>
                  <ExternalLink aria-hidden className={iconClass} />
                  <span>
                    WordReference<span className="sr-only">, {exercise.verb}</span>
                  </span>
                </MenuLink>
              </>
            )}
            {exercise.kind !== "drill" && (
              <MenuItem onSelect={() => setOpened("report")}>
                <Flag aria-hidden className={iconClass} />
                {t("reports.title")}
              </MenuItem>
            )}
          </>
        )}
      </Menu>
      {exercise.kind !== "fill-in" && (
        <VerbTableDrawer exercise={exercise} open={opened === "table"} onOpenChange={close} />
      )}
      {exercise.kind !== "drill" && report && (
        <report.ReportDialog
          exercise={exercise}
          given={answer}
          open={opened === "report"}
          onOpenChange={close}
        />
      )}
    </>
  );
}
