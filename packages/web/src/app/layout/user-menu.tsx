import { useNavigate } from "@tanstack/react-router";
import { LogOut, ShieldCheck, UserRound } from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { Button, IconButton, iconButtonClass } from "#ui/button.tsx";
import { Menu } from "#ui/menu.tsx";
import { getStartField } from "#ui/page.tsx";
import { LanguageItems } from "./language-menu.tsx";
import { useSignOut } from "./sign-out-provider.tsx";

type UserMenuProps = {
  /** Whether the menu replaces the whole top bar. It then includes the languages, and its button shows only an icon. */
  alone?: boolean;
};

/** A menu with profile, administration and sign-out. Its button shows the learner's name. */
export function UserMenu({ alone = false }: UserMenuProps) {
  const { t } = useTranslation();
  const user = useUser();
  const username = user.username || t("common.nameless");
  const navigate = useNavigate();
  const signOut = useSignOut();
  const menu = (
    <Menu
      triggerLabel={t("navigation.userMenu", { name: username })}
      {...(alone && { finalFocus: getStartField })}
      triggerClassName={
        alone
          ? iconButtonClass()
          : "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-xl px-2.5 font-semibold hover:bg-ink/7"
      }
      trigger={
        <>
          <UserRound aria-hidden className="size-5 shrink-0" />
          {!alone && <bdi className="max-w-40 truncate max-sm:hidden">{username}</bdi>}
        </>
      }
    >
      {({ MenuItem, MenuRadioGroup }) => (
        <>
          {alone && (
            <div className="mb-1.5 border-b border-line pb-1.5">
              <LanguageItems group={MenuRadioGroup} />
            </div>
          )}
          <MenuItem onSelect={() => void navigate({ to: "/app/profile" })}>
            <UserRound aria-hidden className="size-5" />
            {t("navigation.profile")}
          </MenuItem>
          {user.role === "admin" && (
            <MenuItem onSelect={() => void navigate({ to: "/admin" })}>
              <ShieldCheck aria-hidden className="size-5" />
              {t("navigation.admin")}
            </MenuItem>
          )}
          <MenuItem onSelect={signOut}>
            <LogOut aria-hidden className="size-5" />
            {t("navigation.logout")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
  if (!user.isMade) return menu;
  // Pupils share computers: whoever goes must find at once how to sign out.
  return (
    <>
      {menu}
      <SignOutButton iconOnly={alone} onClick={signOut} />
    </>
  );
}

function SignOutButton({ iconOnly, onClick }: { iconOnly: boolean; onClick: () => void }) {
  const { t } = useTranslation();
  const label = t("navigation.logout");
  const icon = <IconButton icon={LogOut} label={label} onClick={onClick} />;
  if (iconOnly) return icon;
  return (
    <>
      <div className="sm:hidden">{icon}</div>
      <Button size="small" variant="secondary" className="max-sm:hidden" onClick={onClick}>
        <LogOut aria-hidden className="size-5" />
        {label}
      </Button>
    </>
  );
}
