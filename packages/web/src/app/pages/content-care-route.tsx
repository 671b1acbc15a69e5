import { useNavigate, useSearch } from "@tanstack/react-router";
import {
  ContentCarePage,
  type ContentCareView,
  contentCareView,
} from "#features/content-care/content-care-page.tsx";

/** Content care. Stores its view in the URL: it can be shared, and the Back button works. */
export function ContentCareRoute() {
  const view = contentCareView.parse(useSearch({ from: "/admin/content" }));
  const navigate = useNavigate();
  const show = (search: ContentCareView, { replace = false } = {}) =>
    void navigate({ to: "/admin/content", search, replace, resetScroll: false });
  return <ContentCarePage view={view} onView={show} />;
}
