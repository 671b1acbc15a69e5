/**
 * So much of an address that its owner knows it, and nobody else learns it: `n…@example.org`.
 *
 * @param email with one @ at least
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email.slice(0, at);
  return `${first}…${email.slice(at)}`;
}
