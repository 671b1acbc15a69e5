import "./styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { startI18n } from "#i18n/start-i18n.ts";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");

const root = createRoot(container);

// Not awaited here: a chunk of texts that imports from this one would wait for it forever.
void startI18n().then(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
