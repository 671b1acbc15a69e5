const DOTLESS_DOMAINS = new Set(["gmail.com", "googlemail.com"]);

/** Yahoo's own addresses have no hyphen; its disposable ones are `name-anything@`. */
const HYPHEN_DOMAINS = /^(yahoo(\.[a-z]+)+|ymail\.com|rocketmail\.com)$/;

/** At Fastmail, `anything@name.fastmail.com` reaches `name@fastmail.com`. */
const OF_SUBDOMAIN = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * The mailbox that an address most likely belongs to, as a key of limits: `ana+1@example.org` and
 * `Ana@example.org` reach one person. Never an address to write to.
 *
 * @param email with one @ at least
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const [, owner, ownDomain] = OF_SUBDOMAIN.exec(domain) ?? [];
  if (owner !== undefined) return `${owner}@${ownDomain}`;
  const separator = HYPHEN_DOMAINS.test(domain) ? /[+-]/ : "+";
  const [name = ""] = email.slice(0, at).toLowerCase().split(separator);
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
