import { useEffect } from "react";

/** Names the document: the page first, then the product. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Verbena`;
  }, [title]);
}
