import "./landing.css";
import { playDemo } from "#features/landing/demo/play-demo.ts";
import { followSession } from "#features/landing/follow-session.ts";

void followSession(document);

const stage = document.querySelector<HTMLElement>("[data-demo]");
if (stage) playDemo(stage);
