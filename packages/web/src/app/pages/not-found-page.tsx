import { VisitorLayout } from "../layout/visitor-layout.tsx";
import { NotFound } from "./not-found.tsx";

/** For any path outside of the learner's pages. */
export function NotFoundPage() {
  return (
    <VisitorLayout>
      <main id="content">
        <NotFound />
      </main>
    </VisitorLayout>
  );
}
