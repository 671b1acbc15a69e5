import { html, raw } from "hono/html";
import type { Letter } from "./letter.ts";

const fonts = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const styleSheet = raw(`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body, .paper { background: #fbf5e9; color: #20214a; }
  body { margin: 0; padding: 0; }
  .card { background: #fffdf8; border: 1px solid #e4dac4; border-radius: 16px; }
  .name { font-size: 22px; font-weight: 700; }
  .button { border-radius: 14px; }
  .soft, .soft a { color: #595a7d; }
  @media (prefers-color-scheme: dark) {
    body, .paper { background: #14152f !important; color: #f6efdf !important; }
    .card { background: #1d1f40 !important; border-color: #34365e !important; color: #f6efdf !important; }
    .string { border-color: #b3b1cd !important; }
    .button { background: #f6efdf !important; }
    .button a { color: #14152f !important; }
    .soft, .soft a { color: #b3b1cd !important; }
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
<p class="name" style="margin: 0 0 8px">Verbena</p>
<table class="string" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin: 0 0 16px; border-top: 2px solid #20214a"><tr>${bunting()}</tr></table>
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="padding: 28px 24px">
<h1 style="margin: 0 0 20px; font-size: 24px; line-height: 1.25">${subject}</h1>
<p style="margin: 0 0 16px">${greeting}</p>
<p style="margin: 0 0 24px">${message}</p>
${facts.length > 0 ? factsAsHtml(facts) : ""}
${action ? actionAsHtml(action) : ""}
<p class="soft" style="margin: 0 0 24px">${notYou}</p>
${remedy ? remedyAsHtml(remedy) : ""}
<p style="margin: 0">${signOff}<br>Verbena</p>
${unsubscribe ? html`<p class="soft" style="margin: 24px 0 0"><a href="${unsubscribe.link}">${unsubscribe.button}</a></p>` : ""}
</td></tr></table>
</td></tr></table>
</td></tr></table>
</body>
</html>
`);
}

/** Triangles made of borders. Mail programs that cannot draw them show a line. */
function bunting() {
  return Array.from({ length: PENNANTS }, (_, index) => {
    const colour = colours[index % colours.length];
    return html`<td align="center" style="font-size: 0; line-height: 0"><div style="width: 0; height: 0; margin: 0 auto; border-left: 11px solid transparent; border-right: 11px solid transparent; border-top: 20px solid ${colour}"></div></td>`;
  });
}

function actionAsHtml({ button, orCopy, link, validFor }: NonNullable<Letter["action"]>) {
  const copy = html`<p class="soft" style="margin: 0 0 16px">${orCopy}<br>${linkAsHtml(link)}</p>`;
  return html`${buttonAsHtml(button, link)}
${orCopy === undefined ? "" : copy}
${validFor === undefined ? "" : html`<p style="margin: 0 0 16px">${validFor}</p>`}`;
}

function factsAsHtml(facts: readonly string[]) {
  const items = facts.map((fact) => html`<li style="margin: 0 0 8px">${fact}</li>`);
  return html`<ul style="margin: 0 0 24px; padding: 0 0 0 20px; font-weight: 600">${items}</ul>`;
}

function remedyAsHtml({ button, link }: NonNullable<Letter["remedy"]>) {
  return html`${buttonAsHtml(button, link)}
<p class="soft" style="margin: 0 0 24px">${linkAsHtml(link)}</p>`;
}

function buttonAsHtml(button: string, link: string) {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin: 0 0 24px"><tr><td class="button" style="background: #20214a">
<a href="${link}" style="color: #fbf5e9; display: inline-block; padding: 13px 22px; font-weight: 600; text-decoration: none">${button}</a>
</td></tr></table>`;
}

function linkAsHtml(link: string) {
  return html`<a href="${link}" style="word-break: break-all">${link}</a>`;
}
