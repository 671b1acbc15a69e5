import { Failed } from "./failed.tsx";

/** For a page that broke outside of the learner's layout, or together with it. */
export function FailedPage() {
  return (
    <main id="content">
      <Failed />
    </main>
  );
}
