import { buttonClass } from "#ui/button-class.ts";

type CallToActionProps = { label: string; signedInLabel: string };

/**
 * Leads visitors to sign-in; `followSession` lets it lead learners to their exercises. Both labels
 * take their room from the start, so that nothing moves.
 */
export function CallToAction({ label, signedInLabel }: CallToActionProps) {
  return (
    <a
      href="/auth"
      data-call-to-action
      className={buttonClass({}, "group/call mt-8 min-h-14 px-8 text-lg")}
    >
      <span className="grid">
        <span className="col-start-1 row-start-1 group-data-signed-in/call:invisible">{label}</span>
        <span className="invisible col-start-1 row-start-1 group-data-signed-in/call:visible">
          {signedInLabel}
        </span>
      </span>
    </a>
  );
}
