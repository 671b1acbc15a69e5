import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";
import type { DialogProps } from "./dialog-popup.tsx";
import type { DrawerProps } from "./drawer-popup.tsx";
import { showErrorToast } from "./show-toast.ts";

/*
 * Dialogs, drawers, and menus need most of the design system's code. This code is loaded when the first of them opens.
 */

const loadDialog = () => import("./dialog-popup.tsx");
const loadDrawer = () => import("./drawer-popup.tsx");
const loadMenu = () => import("./menu-popup.tsx");
const loadToasts = () => import("./toasts.tsx");

/**
 * Loads the code of all overlays in advance. A failure does not matter, because opening an overlay loads its code
 * again.
 */
export function preloadOverlays(): void {
  for (const load of [loadDialog, loadDrawer, loadMenu, loadToasts]) load().catch(() => undefined);
}

/** A modal dialog. Escape and a press outside close it. */
export function Dialog(props: DialogProps) {
  const popup = useOverlay("dialog", loadDialog, props.open)?.DialogPopup;
  return popup && <Opening popup={popup} props={props} />;
}

/** A modal panel that slides in from an edge of the screen. */
export function Drawer(props: DrawerProps) {
  const popup = useOverlay("drawer", loadDrawer, props.open)?.DrawerPopup;
  return popup && <Opening popup={popup} props={props} />;
}

/** Dialogs, drawers, and menus. Leaves out toasts, because they do not interrupt. */
const OVERLAY = ":is([role=dialog], [role=alertdialog]):not([aria-modal=false]), [role=menu]";

/** Whether an overlay is open. Another one would interrupt the learner. */
export const isOverlayOpen = (): boolean => document.querySelector(OVERLAY) !== null;

type OpeningProps<Props> = { popup: ComponentType<Props>; props: Props };

/** Mounts a popup closed and then opens it. A popup that is mounted open appears without its transition. */
function Opening<Props extends { open: boolean }>({ popup: Popup, props }: OpeningProps<Props>) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return <Popup {...props} open={props.open && isMounted} />;
}

/** Loads the code of menus. Call this when the learner is about to press the button of a menu. */
export const preloadMenu = () => void loadMenu().catch(() => undefined);

/** Loads the code of menus once a menu is wanted. */
export const useMenu = (isWanted: boolean) => useOverlay("menu", loadMenu, isWanted);

/** Loads the region of toasts once a toast is wanted. */
export const useToasts = (isWanted: boolean) => useModule("toasts", loadToasts, isWanted).data;

/** Loads the code of an overlay once it is wanted. Without a network, the overlay opens when the network returns. */
export function useOverlay<Module>(name: string, load: () => Promise<Module>, isWanted: boolean) {
  const { t } = useTranslation();
  const { data, isLoadingError } = useModule(name, load, isWanted);
  useEffect(() => {
    if (isLoadingError) showErrorToast(t("errors.codes.unreachable"));
  }, [isLoadingError, t]);
  return data;
}
