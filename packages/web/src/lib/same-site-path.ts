/**
 * Returns the candidate if it is a path of this site, or else null. Prevents open redirects.
 *
 * @example sameSitePath("/app/profile?x=1") // "/app/profile?x=1"
 * @example sameSitePath("//evil.example")   // null
 */
export function sameSitePath(candidate: string | undefined): string | null {
  if (candidate === undefined || !candidate.startsWith("/")) return null;
  const origin = "https://own.invalid";
  const url = URL.parse(candidate, origin);
  if (url === null || url.origin !== origin) return null;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith("//") ? null : path;
}
