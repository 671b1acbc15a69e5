const DOTLESS_DOMAINS = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox that an address most likely belongs to, as a key of limits: `ana+1@example.org` and
 * `Ana@example.org` reach one person. Never an address to write to.
 *
 * @param email with one @ at least
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ""] = email.slice(0, at).toLowerCase().split("+");
  return DOTLESS_DOMAINS.has(domain)
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`;
}

/**
 * The key by which mails to an unconfirmed address are counted. A mailbox has two: one for its plain
 * address, one for all others that reach it, such as `ana+1@`. So nobody floods a mailbox with tags, and
 * what tags use up leaves the plain address its mails.
 */
export function mailQuotaOf(email: string): string {
  const mailbox = mailboxOf(email);
  return email.toLowerCase() === mailbox ? mailbox : `others of ${mailbox}`;
}
