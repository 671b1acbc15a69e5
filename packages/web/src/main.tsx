import "./styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { registerServiceWorker } from "#app/register-service-worker.ts";
import { startI18n } from "#i18n/start-i18n.ts";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");

// Not awaited here: a chunk of texts that imports from this one would wait for it forever.
void startI18n().then(
  () =>
    createRoot(container).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  // The page says so: see early.js.
  reportError,
);

registerServiceWorker();
