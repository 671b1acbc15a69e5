import "./styles.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { visitorLanguage } from "#i18n/language.ts";
import { changeLanguage } from "#i18n/use-translation.ts";
import { takeOver } from "#lib/take-over.ts";

/** The application then takes over in any state. */
const TAKE_OVER_MAX_MS = 10_000;

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");
if (globalThis.verbenaIsTooOld) throw new Error("This browser is too old.");

// Do not await this call: a chunk of texts that imports this chunk would wait for it forever.
void Promise.all([changeLanguage(visitorLanguage()), globalThis.verbenaStyles]).then(
  // A transition lets React render in short tasks. A slow phone can scroll and type in between.
  () =>
    startTransition(() =>
      createRoot(container).render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    ),
  // early.js shows a message.
  reportError,
);

// Show what there is if no page has its content by then. early.js shows a message if there is nothing.
setTimeout(takeOver, TAKE_OVER_MAX_MS);
