import { expect, it } from "vitest";
import {
  conjugationLength,
  instructionViolations,
  sentenceViolations,
  textViolations,
} from "./style-violations.ts";

it.each([
  ["Ayer _______ la calle con mi madre.", "crucé", []],
  ["¡Qué bien _______ ayer tu hermana!", "cantó", []],
  ["«¿Dónde _______ usted el sábado?», preguntó.", "estuvo", []],
  ["_______ la calle con mi madre.", "crucé", ["blankFirst", "capital"]],
  ["Llueve. _______ en casa con mi madre.", "me quedo", ["blankFirst"]],
  ["ayer _______ la calle con mi madre.", "crucé", ["capital"]],
  ["Ayer _______ la calle con mi madre", "crucé", ["closingMark"]],
  ["Cuándo _______ la calle con tu madre?", "cruzaste", ["invertedMarks"]],
  ["Ayer _______ a 'la Paqui' en casa.", "vi", ["straightMarks"]],
  ["Pues... ayer _______ la calle.", "crucé", ["dots"]],
  ["Ayer _______ la calle , con mi madre.", "crucé", ["spaces"]],
  ["Ayer _______ la calle.", "crucé", ["length"]],
])("finds, in the sentence %s with %s, the broken rules %j", (sentence, answer, rules) => {
  expect(sentenceViolations({ sentence, answer, length: conjugationLength })).toEqual(rules);
});

it.each([
  ["Hier, j’ai traversé\u00a0: «\u00a0Attends\u202f!\u00a0» Il est 10:30.", "fr", []],
  ["Il demande\u00a0: «\u00a0Tu viens\u202f?\u00a0»", "fr", []],
  ["Il a dit\u00a0: «\u00a0Je viens\u00a0»", "fr", ["closingMark"]],
  ["Hier : rien.", "fr", ["spaces"]],
  ["Hier, tu as traversé?", "fr", ["spaces"]],
  ["Did you cross the street?", "en", []],
  ["Did you cross the street ?", "en", ["spaces"]],
  ["You “crossed the street.”", "en", []],
  ["I didn't cross.", "en", ["straightMarks"]],
  ["Ik stak over..", "nl", ["dots"]],
  ["Ik stak over", "nl", ["closingMark"]],
  ["Ayer _______ la calle.", "es", ["blankInText"]],
] as const)("finds, in the text %s in %s, the broken rules %j", (text, language, rules) => {
  expect(textViolations(text, language)).toEqual(rules);
});

it.each([
  ["acción terminada", "hace", []],
  ["con desde que", "desde que", ["tellsAnswer"]],
  ["Hace poco", "hace", ["tellsAnswer"]],
  ["la última parada", "para", []],
  ["usted", "está", ["length"]],
  ["lo que pasó aquel día de verano", "fue", ["length"]],
] as const)("finds, in the hint %s for %s, the broken rules %j", (hint, answer, rules) => {
  expect(instructionViolations(hint, answer)).toEqual(rules);
});
