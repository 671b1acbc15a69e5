// What the exercise screen shows after an answer. It is loaded after the first sentence is shown.
export { FieldError } from "#ui/field.tsx";
export { AnswerTools, SlipButton } from "./answer-tools.tsx";
export { Correction } from "./correction.tsx";
export { SessionSpeech } from "./session-speech.tsx";
export { VerdictAnnouncement } from "./verdict-announcement.tsx";
export { VerdictPanel } from "./verdict-panel.tsx";
