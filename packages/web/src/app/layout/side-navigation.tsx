import { useLocation, useRouter } from "@tanstack/react-router";
import { Keyboard, Menu as MenuIcon, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { afterPaint } from "#lib/after-paint.ts";
import { readCookie, writeCookie } from "#lib/web-storage.ts";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { sideNavigationClass } from "#ui/frame-classes.ts";
import { Later } from "#ui/later.tsx";
import { Drawer } from "#ui/overlays.tsx";
import { Navigation } from "./navigation.tsx";
import { useShortcuts } from "./shortcuts-provider.tsx";

type SideNavigationProps = {
  expanded: boolean;
  onToggle: () => void;
  /** What the exercise screen has in place of the main navigation. It begins at the top, because there is no top bar. */
  onStage?: ReactNode;
};

/** The navigation beside the page, for wide screens. It is expanded or shows only icons. */
export function SideNavigation({ expanded, onToggle, onStage }: SideNavigationProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["sideNavigation"] = expanded ? "expanded" : "collapsed";
    return () => void delete dataset["sideNavigation"];
  }, [expanded]);

  return (
    <div
      className={classNames(
        sideNavigationClass,
        onStage ? "top-0 h-dvh" : "top-15 h-[calc(100dvh-3.75rem)]",
        expanded ? "w-64" : "w-12",
      )}
    >
      <Later>
        <SideNavigationContent expanded={expanded} onToggle={onToggle} onStage={onStage} />
      </Later>
    </div>
  );
}

function SideNavigationContent({ expanded, onToggle, onStage }: SideNavigationProps) {
  const { t } = useTranslation();
  const showShortcuts = useShortcuts();
  const list = useRef<HTMLDivElement>(null);
  const toggle = useFocusAfterToggle(expanded);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change which entry is current or where.
  useEffect(
    () =>
      afterPaint(() =>
        list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" }),
      ),
    [pathname, expanded],
  );
  return (
    <>
      {onStage ?? (
        <Navigation
          expanded={expanded}
          listRef={list}
          listClassName={classNames(
            "min-h-0 flex-1 scroll-py-14 overflow-y-auto overscroll-contain [scrollbar-color:var(--edge)_transparent]",
            // What is cut at the lower edge fades.
            "pt-2 [mask-image:linear-gradient(to_top,transparent,black_1.5rem)]",
            expanded ? "px-2 [scrollbar-width:thin]" : "[scrollbar-width:none]",
          )}
        />
      )}
      <div
        className={classNames(
          "flex border-t border-line",
          expanded ? "justify-between p-1.5" : "flex-col p-0.5",
        )}
      >
        <IconButton
          ref={toggle}
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
    </>
  );
}

/**
 * Returns a ref for the button that expands the navigation. The button gets the focus if the focused entry is gone after
 * Ctrl+B.
 */
function useFocusAfterToggle(expanded: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef(expanded);
  useLayoutEffect(() => {
    const isFocusLost = shown.current !== expanded && document.activeElement === document.body;
    shown.current = expanded;
    if (isFocusLost) button.current?.focus();
  }, [expanded]);
  return button;
}

type MobileMenuProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The button and the drawer with the navigation, for narrow screens. */
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

/**
 * The drawer with the expanded navigation. Used where the navigation beside the page is missing or shows only icons.
 */
export function NavigationDrawer({ open, onOpenChange }: MobileMenuProps) {
  const { t } = useTranslation();
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="left" title={t("navigation.menu")}>
      <Navigation expanded />
    </Drawer>
  );
}

const COOKIE = "verbena_sidebar";
const COOKIE_DAYS = 7;

/** Screens on which the navigation is beside the page. On narrower ones, it is a drawer. */
const isBesidePage = window.matchMedia("(min-width: 768px)");

/** Screens on which the page has room for the expanded navigation. */
const HAS_ROOM_EXPANDED = "(min-width: 1024px)";

type Options = {
  /** Whether the navigation beside the page shows only icons. The expanded navigation is then a drawer. */
  collapsed: boolean;
};

/**
 * The state of the navigation: beside the page or in a drawer, expanded or not, open or not. Ctrl+B or Meta+B toggles
 * it.
 */
export function useSideNavigation({ collapsed }: Options) {
  const [chosen, setExpanded] = useState(isExpandedInitially);
  const expanded = chosen && !collapsed;
  const drawer = useDrawer();
  const isBeside = useSyncExternalStore(onWidthChange, () => isBesidePage.matches);

  function toggle(): void {
    if (collapsed || !isBesidePage.matches) {
      drawer.setOpen(!drawer.open);
      return;
    }
    setExpanded(!expanded);
    writeCookie(COOKIE, expanded ? "collapsed" : "expanded", COOKIE_DAYS);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey || event.repeat) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener("keydown", (event) => onKeyDown(event), controller);
    return () => controller.abort();
  }, []);

  return { isBeside, expanded, toggle, drawer };
}

function onWidthChange(listener: () => void): () => void {
  isBesidePage.addEventListener("change", listener);
  return () => isBesidePage.removeEventListener("change", listener);
}

/** The stored state. Without one, expanded if the page has room. */
function isExpandedInitially(): boolean {
  const state = readCookie(COOKIE);
  return state === null ? window.matchMedia(HAS_ROOM_EXPANDED).matches : state !== "collapsed";
}

/** The state of the drawer. Every navigation closes it, even one to the current page. */
function useDrawer() {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  useEffect(() => router.subscribe("onBeforeNavigate", () => setOpen(false)), [router]);
  return { open, setOpen };
}
