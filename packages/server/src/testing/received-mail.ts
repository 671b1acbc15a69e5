/** A decoded mail. */
export type ReceivedMail = {
  /** By name in lower case; the last of several with the same name. */
  headers: ReadonlyMap<string, string>;
  text: string;
  html: string;
};

/** Decodes a message (RFC 5322) with a plain text part and an HTML part. */
export function readMail(source: string): ReceivedMail {
  const { headers, body } = entityOf(source);
  const boundary = /boundary="?([^";]+)/.exec(headers.get("content-type") ?? "")?.[1];
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1).map(partOf) : [];
  const part = (type: string) => parts.find((entity) => entity.type === type)?.content ?? "";
  return { headers, text: part("text/plain"), html: part("text/html") };
}

function partOf(source: string): { type: string; content: string } {
  const { headers, body } = entityOf(source.replace(/^\r\n/, ""));
  const type = headers.get("content-type")?.split(";")[0] ?? "";
  const encoding = headers.get("content-transfer-encoding");
  return { type, content: decode(body, encoding).replaceAll("\r\n", "\n") };
}

function entityOf(source: string): { headers: Map<string, string>; body: string } {
  const [head = "", ...rest] = source.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const [name = "", ...value] = line.split(":");
    return [name.toLowerCase(), decodeWords(value.join(":").trim())];
  });
  return { headers: new Map(headers), body: rest.join("\r\n\r\n") };
}

/** Decodes encoded words (RFC 2047) and drops the space between them. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? decode(text, "base64")
        : decode(text.replaceAll("_", " "), "quoted-printable"),
    );
}

function decode(text: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(text, "base64").toString();
  if (encoding !== "quoted-printable") return text;
  const joined = text.replace(/=\r\n/g, "");
  const bytes = joined.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}
