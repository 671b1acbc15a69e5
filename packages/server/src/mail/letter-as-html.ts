import { html, raw } from "hono/html";
import type { Letter } from "./letter.ts";
import type { ButtonTrouble } from "./texts/mail-texts.ts";

const fonts = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Of the name and the heading, where the reader has the font: a mail loads none. */
const displayFonts = `'Bricolage Grotesque', ${fonts}`;

const styleSheet = raw(`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body, .paper { background: #fbf5e9; color: #20214a; }
  body { margin: 0; padding: 0; }
  .soft { color: #595a7d; }
  a { color: #2a63b4; }
  @media (prefers-color-scheme: dark) {
    body, .paper { background: #14152f !important; color: #f6efdf !important; }
    .string { border-color: #b3b1cd !important; }
    .soft { color: #b3b1cd !important; }
    a { color: #8db8ff !important; }
    .button a { color: #20214a !important; }
  }
`);

/** As many triangles as fit the width of a phone. */
const PENNANTS = 12;

const colours = ["#f2a71b", "#bf2c47", "#1f7a4c", "#2a63b4"];

/** The HTML of a mail: one column, no images, nothing to load. */
export function letterAsHtml(letter: Letter): string {
  const { language, subject, greeting, message, facts = [], action, notYou, remedy } = letter;
  const { signOff, unsubscribe } = letter;
  return String(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${styleSheet}</style>
</head>
<body>
<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all">${message}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding: 32px 16px; font: 17px/1.5 ${raw(fonts)}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px"><tr><td>
<p style="margin: 0 0 8px; font: 700 26px/1 ${raw(displayFonts)}; letter-spacing: -0.03em">verbena</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin: 0 0 28px"><tr>${bunting()}</tr></table>
<h1 style="margin: 0 0 20px; font: 700 28px/1.15 ${raw(displayFonts)}; letter-spacing: -0.015em">${subject}</h1>
<p style="margin: 0 0 16px">${greeting}</p>
<p style="margin: 0 0 24px">${message}</p>
${facts.length > 0 ? factsAsHtml(facts) : ""}
${action ? actionAsHtml(action) : ""}
<p class="soft" style="margin: 0 0 24px">${notYou}</p>
${remedy ? remedyAsHtml(remedy) : ""}
<p style="margin: 0">${signOff}<br>Verbena</p>
${unsubscribe ? html`<p style="margin: 24px 0 0">${linkAsHtml(unsubscribe.link, unsubscribe.button)}</p>` : ""}
</td></tr></table>
</td></tr></table>
</body>
</html>
`);
}

/** Pennants between two points where the string is attached. */
const PENNANTS_PER_SPAN = PENNANTS / 2;

/** Depth of the string in pixels: so little that its pieces still touch. */
const SAG = 8;

/** Triangles made of borders, on a string of short pieces. Mail programs that cannot draw them show a line. */
function bunting() {
  return Array.from({ length: PENNANTS }, (_, index) => {
    const colour = colours[index % colours.length];
    const pennant = html`<div style="width: 0; height: 0; border-left: 11px solid transparent; border-right: 11px solid transparent; border-top: 22px solid ${colour}"></div>`;
    return html`<td width="22" valign="top" style="width: 22px; font-size: 0; line-height: 0; padding-top: ${depthAt(index + 0.5)}px">${string()}${pennant}</td><td valign="top" style="font-size: 0; line-height: 0; padding-top: ${depthAt(index + 1)}px">${string()}</td>`;
  });
}

const string = () => html`<div class="string" style="border-top: 2px solid #20214a"></div>`;

/** How deep the string hangs, in pixels, after so many pennants. */
function depthAt(place: number): number {
  const share = (place % PENNANTS_PER_SPAN) / PENNANTS_PER_SPAN;
  return Math.round(4 * SAG * share * (1 - share));
}

function actionAsHtml({ button, trouble, link, validFor }: NonNullable<Letter["action"]>) {
  return html`${buttonAsHtml(button, link)}
${trouble === undefined ? "" : sameLinkAsHtml(trouble, link)}
${validFor === undefined ? "" : html`<p style="margin: 0 0 16px">${validFor}</p>`}`;
}

function factsAsHtml(facts: readonly string[]) {
  const items = facts.map((fact) => html`<li style="margin: 0 0 8px">${fact}</li>`);
  return html`<ul style="margin: 0 0 24px; padding: 0 0 0 20px; font-weight: 600">${items}</ul>`;
}

function remedyAsHtml({ button, trouble, link }: NonNullable<Letter["remedy"]>) {
  return html`${buttonAsHtml(button, link)}
${sameLinkAsHtml(trouble, link)}`;
}

function buttonAsHtml(button: string, link: string) {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin: 0 0 24px"><tr><td class="button" style="background: #f2a71b; border-radius: 14px">
<a href="${link}" style="color: #20214a; display: inline-block; padding: 13px 22px; font-weight: 600; text-decoration: none">${button}</a>
</td></tr></table>`;
}

/** The link of the button as text, for mail programs in which the button does not work. */
function sameLinkAsHtml({ question, open }: ButtonTrouble, link: string) {
  return html`<p class="soft" style="margin: 0 0 16px">${question} ${linkAsHtml(link, open)}</p>`;
}

function linkAsHtml(link: string, text: string) {
  return html`<a href="${link}">${text}</a>`;
}
