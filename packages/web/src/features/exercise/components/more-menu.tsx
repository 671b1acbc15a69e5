import { useNavigate } from "@tanstack/react-router";
import { conjugatorUrl } from "@verbena/content/links";
import { BookOpen, Ellipsis, ExternalLink, Flag, Table2 } from "lucide-react";
import { use, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { guideOf } from "#progress/use-exercises.ts";
import { useIsVisitor } from "#session/use-session.ts";
import { iconButtonClass } from "#ui/button.tsx";
import { Menu } from "#ui/menu.tsx";
import { useOverlay } from "#ui/overlays.tsx";
import { getStartField } from "#ui/page.tsx";
import { feedback } from "../outcome.ts";
import type { RunningPractice } from "../use-practice.ts";
import { OutsideLinks } from "./stage-menu.ts";
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
  const isVisitor = useIsVisitor();
  const hasOutsideLinks = use(OutsideLinks);
  const close = () => setOpened(null);
  const section = outcome && feedback[outcome].isExplained ? explain(answer)?.anchor : undefined;

  const signUp = () => void navigate({ to: "/auth", search: { tab: "signup" } });

  return (
    <>
      <Menu
        triggerLabel={t("verdict.more")}
        triggerClassName={iconButtonClass()}
        finalFocus={getStartField}
        trigger={<Ellipsis aria-hidden className="size-6" />}
      >
        {({ MenuItem, MenuLink, MenuPlaceLink }) => (
          <>
            {guide && (
              <MenuPlaceLink place={{ kind: "guide", family: guide, section }}>
                <BookOpen aria-hidden className={iconClass} />
                {t("verdict.theory")}
              </MenuPlaceLink>
            )}
            {exercise.kind !== "fill-in" && (
              <>
                <MenuItem onSelect={() => setOpened("table")}>
                  <Table2 aria-hidden className={iconClass} />
                  <span>{t("verdict.verbTableOf", { verb: exercise.verb })}</span>
                </MenuItem>
                {hasOutsideLinks && (
                  <MenuLink href={conjugatorUrl(exercise.verb)}>
                    <ExternalLink aria-hidden className={iconClass} />
                    <span>
                      WordReference<span className="sr-only">, {exercise.verb}</span>
                    </span>
                  </MenuLink>
                )}
              </>
            )}
            {exercise.kind !== "drill" && (
              <MenuItem onSelect={isVisitor ? signUp : () => setOpened("report")}>
                <Flag aria-hidden className={iconClass} />
                {t(isVisitor ? "reports.needsAccount" : "reports.title")}
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
