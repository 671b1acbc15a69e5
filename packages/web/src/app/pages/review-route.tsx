import { useNavigate, useSearch } from "@tanstack/react-router";
import { ReviewPage } from "#features/review/review-page.tsx";
import type { ReviewView } from "#features/review/review-view.ts";

/** Keeps the view in the address, so that it can be shared and the back button works. */
export function ReviewRoute() {
  const view = useSearch({ from: "/admin/content" });
  const navigate = useNavigate();
  const show = (search: ReviewView, { replace = false } = {}) =>
    void navigate({ to: "/admin/content", search, replace, resetScroll: false });
  return <ReviewPage view={view} onView={show} />;
}
