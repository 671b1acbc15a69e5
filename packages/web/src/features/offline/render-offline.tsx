import { renderToStaticMarkup } from "react-dom/server";
import { OfflinePage } from "./offline-page.tsx";

/** The offline page in all languages, as HTML for the body of its document. */
export function renderOffline(): string {
  return renderToStaticMarkup(<OfflinePage />);
}
