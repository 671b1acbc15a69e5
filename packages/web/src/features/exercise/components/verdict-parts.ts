// What the exercise screen shows after an answer. It is loaded after the first sentence is shown.
export { AnswerTools } from "./answer-tools.tsx";
export { Correction } from "./correction.tsx";
export { VerdictPanel } from "./verdict-panel.tsx";
