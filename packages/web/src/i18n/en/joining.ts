import type { joining as source } from "../fr/joining.ts";
import type { Localised } from "../localised.ts";

export const joining = {
  title: "Join a class",
  codeIntro:
    "Your teacher gives you a code of eight letters and digits, or writes it on the board.",
  code: "Class code",
  notACode: "A code has eight letters and digits. Check what you have typed.",
  openCode: "Continue",
  teachers_one: "Teacher: {{names}}",
  teachers_other: "Teachers: {{names}}",
  sees: {
    title: "What your teacher will see, from today on",
    name: "Your name in this class, and since when you have been in it.",
    homework:
      "Your answers in assignments. Other wrong answers may serve as examples, without names.",
    practice:
      "On which days you practise, how many answers you give, and your results by tense and by kind of error.",
  },
  hidden:
    "What your teacher does not see: your email address, your other classes, your selections, your answers from before today, and what Verbena guesses that you know.",
  name: "How does your teacher know you?",
  nameHint: "Your first name and the first letter of your last name. For example: Emma D.",
  join: "Join the class",
  account: "You need an account to join the class. Then you come back here.",
  keepsAnswers:
    "What you have done without an account stays yours. Your teacher sees nothing from before today.",
  signUp: "Create an account",
  signIn: "I have an account",
  joined: {
    title: "You are in the class “{{name}}”",
    text: "Your assignments appear at the top of Home.",
    toPractice: "Go to Home",
  },
  own: {
    title: "This is your own class",
    text: "You teach “{{name}}”. Give this address to your pupils: they come in here.",
    toClass: "Open the class",
  },
  closed: {
    title: "This code opens no class",
    text: "Either the code is wrong, or the class takes no more pupils. Check the code, or ask your teacher for a new one.",
    again: "Type another code",
  },
  classes: "My classes as a pupil",
  seen: {
    title: "What my teacher sees of me",
    intro:
      "This is all that the teachers of “{{name}}” see of you, since the day you joined the class.",
  },
  leave: {
    open: "Leave",
    title: "Leave “{{name}}”?",
    text: "Its teachers will see nothing of you any more, and the assignments of this class disappear. You keep your account, your answers, and your levels.",
    confirm: "Leave the class",
    done: "You have left “{{name}}”",
  },
  loadFailed: "The class could not be loaded.",
} as const satisfies Localised<typeof source>;
