import { createLink } from "@tanstack/react-router";
import {
  ChevronRight,
  Download,
  ExternalLink as ExternalIcon,
  type LucideIcon,
} from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { type ButtonLook, buttonClass, iconButtonClass } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { linkClass } from "./link-class.ts";

/** A text link to a page of the application. */
export const TextLink = createLink(TextAnchor);

function TextAnchor({ className, ...rest }: ComponentProps<"a">) {
  return <a {...rest} className={classNames(linkClass, className)} />;
}

/** A link to a page of the application that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);

function ButtonAnchor({
  variant,
  size,
  wide,
  className,
  ...rest
}: ComponentProps<"a"> & ButtonLook) {
  return <a {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}

/** A small link in a list, for example of forms. Its target is 44 px high, of which 36 px are visible. */
export const ChipLink = createLink(ChipAnchor);

function ChipAnchor({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} className={classNames("group inline-flex min-h-11 items-center", className)}>
      <span className="inline-flex min-h-9 items-center gap-1 rounded-full border border-edge bg-card py-1 pr-2 pl-3.5 group-hover:bg-ink/7">
        <span>{children}</span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
      </span>
    </a>
  );
}

type IconAnchorProps = Omit<ComponentProps<"a">, "children"> & {
  icon: LucideIcon;
  /** Accessible name and tooltip. */
  label: string;
};

/** A square 44 px link to a page of the application, with an icon only. */
export const IconLink = createLink(IconAnchor);

/** The same for a link to another document. */
export function IconAnchor({ icon: Icon, label, href, className, ...rest }: IconAnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      aria-label={label}
      title={label}
      className={iconButtonClass(className)}
    >
      <Icon aria-hidden className="size-5" />
    </a>
  );
}

type AnchorProps = {
  href: string;
  children: ReactNode;
  className?: string;
};

/** A link that downloads a file. */
export function DownloadLink({ href, children, className }: AnchorProps) {
  return (
    <a
      href={href}
      download
      className={classNames(linkClass, "inline-flex min-h-11 items-center gap-2", className)}
    >
      <Download aria-hidden className="size-4 shrink-0" />
      {children}
    </a>
  );
}

/** A link to another site, which opens in a new tab. */
export function ExternalLink({ href, children, className }: AnchorProps) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener" className={classNames(linkClass, className)}>
      {children}
      {/* Keeps the icon on one line with the last word. */}
      <span className="whitespace-nowrap">
        {"\u00A0"}
        <ExternalIcon aria-hidden className="inline size-4 align-[-0.125em]" />
      </span>
      <span className="sr-only"> {t("common.newTab")}</span>
    </a>
  );
}
