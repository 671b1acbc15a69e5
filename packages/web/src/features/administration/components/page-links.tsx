import type { UsersPage } from "@verbena/server/client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import type { UsersView } from "../users-view.ts";

type PageLinksProps = {
  page: Pick<UsersPage, "next" | "previous">;
  onPlace: (place: Pick<UsersView, "way"> & { from: string }) => void;
};

/** The way to the page before and to the page after. */
export function PageLinks({ page: { next, previous }, onPlace }: PageLinksProps) {
  const { t } = useTranslation();
  if (next === null && previous === null) return null;
  return (
    <div className="flex flex-wrap justify-between gap-3">
      <Button
        variant="secondary"
        size="small"
        disabled={previous === null}
        onClick={() => previous !== null && onPlace({ from: previous, way: "backward" })}
      >
        <ChevronLeft aria-hidden className="size-5" />
        {t("administration.users.previous")}
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={next === null}
        onClick={() => next !== null && onPlace({ from: next, way: "forward" })}
      >
        {t("administration.users.next")}
        <ChevronRight aria-hidden className="size-5" />
      </Button>
    </div>
  );
}
