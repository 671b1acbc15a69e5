import { expect, it } from "vitest";
import { withNeededStyles, withShortClasses } from "./document-styles.ts";

const documentOf = (styles: string, body: string) => `<style>${styles}</style>${body}`;

it.each([
  ["an element", "p,td{top:0}td{left:0}", "<p></p>", "p{top:0}"],
  ["a class", ".a{top:0}.b,.b .a,.a:is(.b){left:0}", '<p class="a"></p>', ".a{top:0}"],
  ["a part of a field", "::file-selector-button{top:0}", "<p></p>", ""],
  ["an animation", "@keyframes x{to{top:0}}", "<p></p>", ""],
  ["a custom property", ":root{--a:1px;--b:var(--a)}", "<p></p>", ""],
  ["a type of a property", '@property --a{syntax:"*";inherits:false}', "<p></p>", ""],
])("leaves out rules for %s that the document does not need", (_, styles, body, needed) => {
  expect(withNeededStyles(documentOf(styles, body))).toBe(documentOf(needed, body));
});

it.each([
  ["states", ":focus-visible{top:0}[hidden]:where(:not([hidden=x])){left:0}", "<p></p>"],
  [
    "classes with signs",
    ".\\[\\&\\>svg\\]\\:w-5>svg{top:0}",
    '<p class="[&amp;&gt;svg]:w-5"><svg></p>',
  ],
  [
    "classes that a script adds",
    ".dark .a{top:0}",
    '<p class="a"></p><script>add(`dark`)</script>',
  ],
  [
    "animations and custom properties",
    "@keyframes x{to{top:var(--a)}}:root{--a:1px}p{animation:x 1s}",
    "<p></p>",
  ],
  ["the order of layers", "@layer a{}@layer b{p{top:0}}", "<p></p>"],
])("keeps %s", (_, styles, body) => {
  const document = documentOf(styles, body);
  expect(withNeededStyles(document)).toBe(document);
});

const utilities = (styles: string) => `@layer utilities{${styles}}`;

it("gives utilities short names, and leaves out those without styles", () => {
  const document = documentOf(
    utilities(".flex{top:0}.\\[x\\]\\:y:hover{left:0}"),
    '<p class="y flex [x]:y"></p>',
  );
  const short = documentOf(utilities(".aa{top:0}.ab:hover{left:0}"), '<p class="aa ab"></p>');
  expect(withShortClasses(document)).toBe(short);
});

it("keeps the names of classes that a script knows", () => {
  const script = "<script>find(`#first .flex`).className=`grid`</script>";
  const document = documentOf(
    utilities(".flex{top:0}.grid{left:0}"),
    `<p class="flex grid"></p>${script}`,
  );
  expect(withShortClasses(document)).toBe(document);
});

it("keeps the names of classes in rules that also hold for the application", () => {
  const styles = `${utilities(".font-sans{top:0}")}:root :is(body,.font-sans){left:0}`;
  const document = documentOf(styles, '<p class="font-sans"></p>');
  expect(withShortClasses(document)).toBe(document);
});

it("removes an attribute without names", () => {
  expect(withShortClasses(documentOf("", '<p class="a" id="b"></p>'))).toBe(
    documentOf("", '<p id="b"></p>'),
  );
});
