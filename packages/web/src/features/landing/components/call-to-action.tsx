import { buttonClass } from "#ui/button-class.ts";
import type { LandingTexts } from "../landing-texts.ts";

/**
 * Leads visitors to sign-in; `followSession` lets it lead learners to their exercises. Both labels
 * take their room from the start, so that nothing moves.
 */
export function CallToAction({ texts }: { texts: LandingTexts }) {
  return (
    <a
      href="/auth"
      data-call-to-action
      className={buttonClass({}, "group/call mt-8 min-h-14 px-8 text-lg")}
    >
      <span className="grid">
        <span className="col-start-1 row-start-1 group-data-signed-in/call:invisible">
          {texts.start}
        </span>
        <span className="invisible col-start-1 row-start-1 group-data-signed-in/call:visible">
          {texts.continue}
        </span>
      </span>
    </a>
  );
}
