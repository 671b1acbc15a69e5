import { linkClass } from "#ui/link-class.ts";

type PublicLinkProps = { href: string; children: string };

/** A link to pages that are open to everybody. The server leaves it out where they are off. */
export function PublicLink({ href, children }: PublicLinkProps) {
  return (
    <a href={href} data-public className={`${linkClass} inline-flex min-h-11 items-center`}>
      {children}
    </a>
  );
}
