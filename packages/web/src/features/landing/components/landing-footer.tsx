import { SpanishText } from "#conjugation/spanish-text.tsx";
import type { LandingTexts } from "../landing-texts.ts";

/** Where the name comes from. */
export function LandingFooter({ texts }: { texts: LandingTexts }) {
  return (
    <footer className="mx-auto w-full max-w-6xl px-4 py-8 text-ink-soft sm:px-8">
      <p>
        <SpanishText text={texts.closing.name} />
      </p>
    </footer>
  );
}
