import "./styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { registerServiceWorker } from "#app/register-service-worker.ts";
import { startI18n } from "#i18n/start-i18n.ts";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");

// Do not await it: a chunk of texts that imports this chunk would wait for it forever.
void startI18n().then(
  () =>
    createRoot(container).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  // early.js shows a message.
  reportError,
);

registerServiceWorker();
