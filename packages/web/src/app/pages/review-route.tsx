import { useNavigate, useSearch } from "@tanstack/react-router";
import { ReviewPage } from "#features/review/review-page.tsx";
import type { ReviewView } from "#features/review/review-view.ts";

/** Stores the view in the URL, so that it can be shared and the Back button works. */
export function ReviewRoute() {
  const view = useSearch({ from: "/admin/content" });
  const navigate = useNavigate();
  const show = (search: ReviewView, { replace = false } = {}) =>
    void navigate({ to: "/admin/content", search, replace, resetScroll: false });
  return <ReviewPage view={view} onView={show} />;
}
