import { useLocation, useNavigate } from "@tanstack/react-router";
import { LogIn, UserPlus, UserRound } from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import { iconButtonClass } from "#ui/button.tsx";
import { Menu } from "#ui/menu.tsx";
import { getStartField } from "#ui/page.tsx";
import { LanguageItems } from "./language-menu.tsx";

const iconClass = "size-5 shrink-0";

/** A visitor's menu: languages, and what an account is for. */
export function VisitorMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { href } = useLocation();
  const open = (tab: "login" | "signup") => void navigate({ to: "/auth", search: { tab } });
  return (
    <Menu
      triggerLabel={t("navigation.menu")}
      finalFocus={getStartField}
      triggerClassName={iconButtonClass()}
      trigger={<UserRound aria-hidden className={iconClass} />}
    >
      {({ MenuItem, MenuRadioGroup }) => (
        <>
          <div className="mb-1.5 border-b border-line pb-1.5">
            <LanguageItems
              group={MenuRadioGroup}
              onChange={(language) =>
                void navigate({ href: href.replace(/^\/\w+/, `/${language}`), replace: true })
              }
            />
          </div>
          <MenuItem onSelect={() => open("signup")}>
            <UserPlus aria-hidden className={iconClass} />
            <span className="flex flex-col">
              {t("visitor.signUp")}
              <span className="text-sm">{t("visitor.withAccount")}</span>
            </span>
          </MenuItem>
          <MenuItem onSelect={() => open("login")}>
            <LogIn aria-hidden className={iconClass} />
            {t("visitor.signIn")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
