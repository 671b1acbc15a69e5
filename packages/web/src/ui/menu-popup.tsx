import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "./class-names.ts";
import { type Place, PlaceLink } from "./place-link.tsx";

export type MenuTrigger = {
  trigger: ReactNode;
  /** Accessible name of a trigger without text. */
  triggerLabel?: string;
  triggerClassName: string;
  /** Receives focus when the menu closes. By default, the trigger. */
  finalFocus?: ComponentProps<typeof BaseMenu.Popup>["finalFocus"];
};

type MenuPopupProps = MenuTrigger & {
  /** Whether the button was pressed before this code was loaded. */
  wasPressed: boolean;
  children: ReactNode;
};

/** The components for the items of a menu. */
export type MenuParts = {
  MenuItem: typeof MenuItem;
  MenuLink: typeof MenuLink;
  MenuDownload: typeof MenuDownload;
  MenuPlaceLink: typeof MenuPlaceLink;
  MenuRadioGroup: typeof MenuRadioGroup;
};

/**
 * The button with its menu. `Menu` loads this code. The menu is rendered beside its button to stay in the same
 * landmark.
 */
export function MenuPopup(props: MenuPopupProps) {
  const { trigger, triggerLabel, triggerClassName, finalFocus, wasPressed, children } = props;
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const openIfPressed = useEffectEvent(() => {
    if (!wasPressed) return;
    // Focus this button, because it replaces the one that had the focus.
    button.current?.focus();
    button.current?.click();
  });
  useEffect(() => openIfPressed(), []);
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger ref={button} aria-label={triggerLabel} className={triggerClassName}>
        {trigger}
      </BaseMenu.Trigger>
      <div ref={setContainer} className="contents" />
      <BaseMenu.Portal container={container}>
        <BaseMenu.Positioner sideOffset={8} align="end" className="z-50 outline-none">
          <BaseMenu.Popup
            {...(finalFocus !== undefined && { finalFocus })}
            className="max-w-(--available-width) min-w-[min(12rem,var(--available-width))] rounded-2xl border border-line bg-card p-1.5 text-ink shadow-[0_10px_30px_-18px_rgb(0_0_0/0.5)] transition-opacity duration-100 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

const itemClass =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-xl px-3 py-2 outline-none select-none data-highlighted:bg-ink data-highlighted:text-paper";

type MenuItemProps = { onSelect: () => void; children: ReactNode };

export function MenuItem({ onSelect, children }: MenuItemProps) {
  return (
    <BaseMenu.Item onClick={onSelect} className={itemClass}>
      {children}
    </BaseMenu.Item>
  );
}

type MenuLinkProps = { href: string; children: ReactNode };

/** A link to another site, which opens in a new tab. */
export function MenuLink({ href, children }: MenuLinkProps) {
  const { t } = useTranslation();
  return (
    <BaseMenu.LinkItem
      href={href}
      target="_blank"
      rel="noopener"
      closeOnClick
      className={itemClass}
    >
      {children}
      <span className="sr-only"> {t("common.newTab")}</span>
    </BaseMenu.LinkItem>
  );
}

/** A link that downloads a file. */
export function MenuDownload({ href, children }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem href={href} download closeOnClick className={itemClass}>
      {children}
    </BaseMenu.LinkItem>
  );
}

type MenuPlaceLinkProps = { place: Place; children: ReactNode };

export function MenuPlaceLink({ place, children }: MenuPlaceLinkProps) {
  return (
    <BaseMenu.LinkItem render={<PlaceLink place={place} />} closeOnClick className={itemClass}>
      {children}
    </BaseMenu.LinkItem>
  );
}

type MenuRadioGroupProps<T extends string> = {
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: ReactNode; lang?: string }[];
};

/** A group of menu items of which exactly one is chosen. */
export function MenuRadioGroup<T extends string>({
  value,
  onChange,
  options,
}: MenuRadioGroupProps<T>) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <BaseMenu.RadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          closeOnClick
          className={classNames(itemClass, "justify-between")}
        >
          {option.label}
          <BaseMenu.RadioItemIndicator>
            <Check aria-hidden className="size-4" />
          </BaseMenu.RadioItemIndicator>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}
