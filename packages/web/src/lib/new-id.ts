/**
 * A UUID of version 7. It begins with the time, which lets the database's indexes grow at their end; the rest is
 * random. `crypto.randomUUID` gives version 4 and needs a secure origin, which a server in a home network may lack.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = Date.now().toString(16).padStart(12, "0");
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const rest = Array.from(bytes.subarray(6), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${time}${rest}`.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
