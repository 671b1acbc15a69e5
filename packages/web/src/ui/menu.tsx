import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { MenuParts, MenuTrigger } from "./menu-popup.tsx";
import { preloadMenu, useMenu } from "./overlays.tsx";

type MenuProps = MenuTrigger & {
  /** Renders the items. */
  children: (parts: MenuParts) => ReactNode;
};

/** A button with a menu. The code of the menu is loaded when the button is pressed. */
export function Menu({ children, ...trigger }: MenuProps) {
  const [wasPressed, setPressed] = useState(false);
  const menu = useMenu(wasPressed);
  if (menu) {
    return (
      <menu.MenuPopup {...trigger} wasPressed={wasPressed}>
        {children(menu)}
      </menu.MenuPopup>
    );
  }

  function openByArrow(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setPressed(true);
  }

  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={trigger.triggerLabel}
      className={trigger.triggerClassName}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      onClick={() => setPressed(true)}
      onKeyDown={openByArrow}
    >
      {trigger.trigger}
    </button>
  );
}
