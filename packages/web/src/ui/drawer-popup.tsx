import { Drawer as BaseDrawer } from "@base-ui/react/drawer";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { iconButtonClass } from "./button.tsx";
import { classNames } from "./class-names.ts";

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The edge from which the drawer slides in. A swipe towards this edge closes it. */
  side: "left" | "bottom" | "right";
  title: string;
  /** Receives focus when the drawer closes. By default, the element that had the focus before. */
  finalFocus?: ComponentProps<typeof BaseDrawer.Popup>["finalFocus"];
  children: ReactNode;
};

const sides = {
  left: {
    swipe: "left",
    viewport: "justify-start",
    popup:
      "h-full w-70 overflow-y-auto [transform:translateX(var(--drawer-swipe-movement-x))] data-ending-style:[transform:translateX(-100%)] data-starting-style:[transform:translateX(-100%)]",
    content: "p-4",
  },
  bottom: {
    swipe: "down",
    viewport: "items-end justify-center",
    popup:
      "max-h-[85dvh] w-full overflow-y-auto rounded-t-3xl pb-[env(safe-area-inset-bottom)] [transform:translateY(var(--drawer-swipe-movement-y))] data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]",
    content: "mx-auto w-full max-w-xl p-5 pb-8 sm:p-8",
  },
  right: {
    swipe: "right",
    viewport: "justify-end",
    popup:
      "h-full w-120 max-w-full overflow-y-auto [transform:translateX(var(--drawer-swipe-movement-x))] data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]",
    content: "p-6 pb-8",
  },
} as const;

/** The popup of a drawer. `Drawer` loads this code. */
export function DrawerPopup(props: DrawerProps) {
  const { open, onOpenChange, side, title, finalFocus, children } = props;
  const { t } = useTranslation();
  const style = sides[side];
  return (
    <BaseDrawer.Root open={open} onOpenChange={onOpenChange} swipeDirection={style.swipe}>
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop className="fixed inset-0 z-40 min-h-dvh bg-[#0c0d20] opacity-[calc(0.55*(1-var(--drawer-swipe-progress)))] transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
        <BaseDrawer.Viewport className={classNames("fixed inset-0 z-50 flex", style.viewport)}>
          <BaseDrawer.Popup
            {...(finalFocus !== undefined && { finalFocus })}
            className={classNames(
              "touch-auto overscroll-contain bg-card text-ink outline-none transition-transform duration-300 ease-out data-swiping:select-none data-swiping:duration-0",
              style.popup,
            )}
          >
            <BaseDrawer.Content className={style.content}>
              <div className="mb-3 flex items-center justify-between gap-4">
                <BaseDrawer.Title className="text-2xl">{title}</BaseDrawer.Title>
                <BaseDrawer.Close
                  aria-label={t("common.close")}
                  className={iconButtonClass("-mr-2")}
                >
                  <X aria-hidden className="size-5" />
                </BaseDrawer.Close>
              </div>
              {children}
            </BaseDrawer.Content>
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  );
}
