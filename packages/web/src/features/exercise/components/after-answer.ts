// Components that the exercise screen needs after an answer, and for dictation. Loaded after the first sentence is
// shown.
export { FieldError } from "#ui/field.tsx";
export { AnswerTools } from "./answer-tools.tsx";
export { RightForm } from "./right-form.tsx";
export { DictationStage, DictationSwitch, NotDictated, SessionSpeech } from "./sentence-speech.tsx";
export { VerdictAnnouncement } from "./verdict-announcement.tsx";
export { VerdictPanel } from "./verdict-panel.tsx";
