import "./styles.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { createAppRouter } from "#app/router.tsx";
import { visitorLanguage } from "#i18n/language.ts";
import { changeLanguage } from "#i18n/use-translation.ts";
import { nextTask } from "#lib/next-task.ts";
import { takeOverInAnyState } from "#lib/take-over.ts";

/** The application then takes over in any state. */
const TAKE_OVER_MAX_MS = 10_000;

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");
if (globalThis.verbenaIsTooOld) throw new Error("This browser is too old.");

start(container).catch(
  // early-application.js shows a message.
  reportError,
);

// Show what there is if no page has its content by then. early-application.js shows a message if there is nothing.
setTimeout(takeOverInAnyState, TAKE_OVER_MAX_MS);

/** Starts the application in several tasks, so that a slow phone can scroll and type in between. */
async function start(root: HTMLElement): Promise<void> {
  await Promise.all([changeLanguage(visitorLanguage()), globalThis.verbenaStyles]);
  await nextTask();
  const router = createAppRouter();
  await nextTask();
  // A transition lets React render in short tasks.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
}
