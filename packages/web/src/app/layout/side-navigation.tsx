import { useLocation } from "@tanstack/react-router";
import { Keyboard, Menu as MenuIcon, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { afterPaint } from "#lib/after-paint.ts";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Drawer } from "#ui/overlays.tsx";
import { Navigation } from "./navigation.tsx";
import { useShortcuts } from "./shortcuts-provider.tsx";

type SideNavigationProps = {
  expanded: boolean;
  onToggle: () => void;
  /** Whether it begins below the top bar. */
  belowTopBar: boolean;
};

/** On wide screens: the navigation beside the page, expanded or with icons only. */
export function SideNavigation({ expanded, onToggle, belowTopBar }: SideNavigationProps) {
  const { t } = useTranslation();
  const showShortcuts = useShortcuts();
  const container = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change which entry is current or where.
  useEffect(
    () =>
      afterPaint(() =>
        container.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" }),
      ),
    [pathname, expanded],
  );

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["sideNavigation"] = expanded ? "expanded" : "collapsed";
    return () => void delete dataset["sideNavigation"];
  }, [expanded]);

  return (
    <div
      ref={container}
      className={classNames(
        "sticky flex shrink-0 flex-col border-r border-line",
        belowTopBar ? "top-15 h-[calc(100dvh-3.75rem)]" : "top-0 h-dvh",
        expanded ? "w-64" : "w-12",
      )}
    >
      <div
        tabIndex={-1}
        className={classNames(
          "min-h-0 flex-1 scroll-py-14 overflow-y-auto overscroll-contain [scrollbar-color:var(--edge)_transparent]",
          expanded ? "px-2 py-3 [scrollbar-width:thin]" : "py-3 [scrollbar-width:none]",
        )}
      >
        <Navigation expanded={expanded} />
      </div>
      <div
        className={classNames(
          "flex border-t border-line",
          expanded ? "justify-between p-1.5" : "flex-col p-0.5",
        )}
      >
        <IconButton
          icon={expanded ? PanelLeftClose : PanelLeftOpen}
          label={t(expanded ? "navigation.collapse" : "navigation.expand")}
          aria-expanded={expanded}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={onToggle}
        />
        <IconButton
          icon={Keyboard}
          label={t("navigation.shortcuts")}
          aria-keyshortcuts="?"
          onClick={showShortcuts}
        />
      </div>
    </div>
  );
}

type MobileMenuProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** On narrow screens: the button and the drawer with the navigation. */
export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton
        icon={MenuIcon}
        label={t("navigation.openMenu")}
        aria-expanded={open}
        onClick={() => onOpenChange(true)}
      />
      <NavigationDrawer open={open} onOpenChange={onOpenChange} />
    </>
  );
}

/** The drawer with the navigation, where it is not beside the page or shows only icons. */
export function NavigationDrawer({ open, onOpenChange }: MobileMenuProps) {
  const { t } = useTranslation();
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="left" title={t("navigation.menu")}>
      <Navigation expanded />
    </Drawer>
  );
}
