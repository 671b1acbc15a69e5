import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { type CareView, careAddressOf, careViewOf } from "#features/content-care/care-view.ts";
import { ContentCarePage } from "#features/content-care/content-care-page.tsx";

/** The address says what is shown, so that it can be sent to somebody and Back works. */
export function ContentCareRoute() {
  const address = useSearch({ from: "/admin/content" });
  const navigate = useNavigate();
  const show = useCallback(
    (view: CareView, { replace = false } = {}) => {
      const search = careAddressOf(view);
      void navigate({ to: "/admin/content", search, replace, resetScroll: false });
    },
    [navigate],
  );
  return <ContentCarePage view={careViewOf(address)} onView={show} />;
}
