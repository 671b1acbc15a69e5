import { html, raw } from "hono/html";
import type { Letter } from "./letter.ts";

const fonts = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The street by day, and at night where the mail program knows of it. */
const style = raw(`
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
    .button { background: #f6efdf !important; }
    .button a { color: #14152f !important; }
    .soft, .soft a { color: #b3b1cd !important; }
  }
`);

const flagColours = ["#f2a71b", "#bf2c47", "#1f7a4c", "#2a63b4"];

/** The HTML of a mail: one column, no pictures, nothing loaded from anywhere. */
export function letterAsHtml(letter: Letter): string {
  const { language, subject, greeting, message, action, notYou, signOff } = letter;
  return String(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${style}</style>
</head>
<body>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding: 32px 16px; font: 17px/1.5 ${raw(fonts)}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px"><tr><td>
<p class="name" style="margin: 0 0 8px">Verbena</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin: 0 0 20px"><tr>${flags()}</tr></table>
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="padding: 28px 24px">
<h1 style="margin: 0 0 20px; font-size: 24px; line-height: 1.25">${subject}</h1>
<p style="margin: 0 0 16px">${greeting}</p>
<p style="margin: 0 0 24px">${message}</p>
${action ? actionAsHtml(action) : ""}
<p class="soft" style="margin: 0 0 24px">${notYou}</p>
<p style="margin: 0">${signOff}<br>Verbena</p>
</td></tr></table>
</td></tr></table>
</td></tr></table>
</body>
</html>
`);
}

function flags() {
  return flagColours.map(
    (colour) =>
      html`<td height="6" style="height: 6px; line-height: 6px; font-size: 0; background: ${colour}">&nbsp;</td>`,
  );
}

function actionAsHtml({ button, orCopy, link, validFor }: NonNullable<Letter["action"]>) {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin: 0 0 24px"><tr><td class="button" style="background: #20214a">
<a href="${link}" style="color: #fbf5e9; display: inline-block; padding: 13px 22px; font-weight: 600; text-decoration: none">${button}</a>
</td></tr></table>
<p class="soft" style="margin: 0 0 16px">${orCopy}<br><a href="${link}" style="word-break: break-all">${link}</a></p>
<p style="margin: 0 0 16px">${validFor}</p>`;
}
