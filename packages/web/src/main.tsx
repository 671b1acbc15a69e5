import "./styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { startI18n } from "#i18n/start-i18n.ts";
import { followSystemTheme } from "#lib/theme.ts";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");

followSystemTheme();
await startI18n();
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
