import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ComponentProps, ReactNode, RefObject } from "react";
import { classNames } from "./class-names.ts";
import { forDisplayFont } from "./page-body.tsx";

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The language of the title, if it is not the language of the interface. */
  titleLanguage?: string;
  /** A picture above the title. With a picture, the content is centred. */
  figure?: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  /** Receives focus when the dialog opens. By default, the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Receives focus when the dialog closes. By default, the element that had the focus before. */
  finalFocus?: ComponentProps<typeof BaseDialog.Popup>["finalFocus"];
};

/** The popup of a dialog. `Dialog` loads this code. */
export function DialogPopup({
  open,
  onOpenChange,
  title,
  titleLanguage,
  figure,
  description,
  children,
  actions,
  initialFocus,
  finalFocus,
}: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-[#0c0d20]/55 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto px-4 py-16 sm:py-4">
          <BaseDialog.Popup
            data-dialog
            {...(initialFocus && { initialFocus })}
            {...(finalFocus !== undefined && { finalFocus })}
            className={classNames(
              figure !== undefined && "text-center",
              "flex w-full max-w-md flex-col gap-4 rounded-3xl bg-card p-[min(1.5rem,7vw)] transition duration-150 outline-none data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0 sm:p-8",
            )}
          >
            {figure !== undefined && <div className="flex justify-center">{figure}</div>}
            <BaseDialog.Title lang={titleLanguage} className="text-2xl">
              {forDisplayFont(title)}
            </BaseDialog.Title>
            {description !== undefined && (
              <BaseDialog.Description className="text-ink-soft" render={<div />}>
                {description}
              </BaseDialog.Description>
            )}
            {children}
            {actions !== undefined && (
              <div className="mt-2 flex justify-end gap-3 max-sm:flex-col-reverse sm:flex-wrap">
                {actions}
              </div>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
