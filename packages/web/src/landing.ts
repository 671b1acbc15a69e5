import "./landing.css";
import { adaptToSession } from "#features/landing/adapt-to-session.ts";
import { playDemo } from "#features/landing/demo/play-demo.ts";

void adaptToSession(document);

const stage = document.querySelector<HTMLElement>("[data-demo]");
if (stage) playDemo(stage);
