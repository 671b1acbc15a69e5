import type { LandingTexts } from "../landing-texts.ts";
import { CallToAction } from "./call-to-action.tsx";

/** Who has read to the end finds the way in here too. */
export function ClosingCall({ texts }: { texts: LandingTexts }) {
  return (
    <section className="bg-marigold-wash px-4 py-14 text-center sm:py-20">
      <h2 className="text-[clamp(2rem,1.5rem+2.2vw,3.25rem)] font-extrabold">
        {texts.closing.title}
      </h2>
      <CallToAction label={texts.closing.start} signedInLabel={texts.continue} />
    </section>
  );
}
