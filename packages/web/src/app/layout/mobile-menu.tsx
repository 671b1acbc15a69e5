import { Menu as MenuIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#ui/button.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { Navigation } from "./navigation.tsx";

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
      <Drawer open={open} onOpenChange={onOpenChange} side="left" title={t("navigation.menu")}>
        <Navigation expanded />
      </Drawer>
    </>
  );
}
