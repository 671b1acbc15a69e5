const DOTLESS_DOMAINS = new Set(["gmail.com", "googlemail.com"]);

/** Yahoo's disposable addresses are `name-anything@`; its real ones have no hyphen. */
const HYPHEN_DOMAINS = /^(yahoo(\.[a-z]+)+|ymail\.com|rocketmail\.com)$/;

/** At Fastmail, `anything@name.fastmail.com` reaches `name@fastmail.com`. */
const FASTMAIL_SUBDOMAIN = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * The mailbox to which an address probably belongs, for rate limits: `ana+1@example.org` and
 * `Ana@example.org` reach the same person. Do not send mail to the result.
 *
 * @param email with at least one @
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const [, owner, ownDomain] = FASTMAIL_SUBDOMAIN.exec(domain) ?? [];
  if (owner !== undefined) return `${owner}@${ownDomain}`;
  const separator = HYPHEN_DOMAINS.test(domain) ? /[+-]/ : "+";
  const [name = ""] = email.slice(0, at).toLowerCase().split(separator);
  return DOTLESS_DOMAINS.has(domain)
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`;
}

/**
 * The key of the rate limit for mails to an unconfirmed address. A mailbox has two quotas: one for its plain
 * address, and one for all tagged addresses. Mails to tagged addresses leave the quota of the plain one unchanged.
 */
export function mailQuotaOf(email: string): string {
  const mailbox = mailboxOf(email);
  return email.toLowerCase() === mailbox ? mailbox : `others of ${mailbox}`;
}
