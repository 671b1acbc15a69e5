// What the exercise screen shows after an answer, and dictation. It is loaded after the first sentence is shown.
export { FieldError } from "#ui/field.tsx";
export { AnswerTools, SlipButton } from "./answer-tools.tsx";
export { Correction } from "./correction.tsx";
export { DictationButtons, DictationSwitch } from "./dictation.tsx";
export { SessionSpeech } from "./session-speech.tsx";
export { VerdictAnnouncement } from "./verdict-announcement.tsx";
export { VerdictPanel } from "./verdict-panel.tsx";
