import { useQueryClient } from "@tanstack/react-query";
import type { Language } from "@verbena/core/languages";
import type { Profile, Theme } from "@verbena/server/client";
import type { profileChange } from "@verbena/server/forms";
import { use, useState } from "react";
import type { z } from "zod";
import { useErrorText } from "#i18n/use-error-text.ts";
import { changeLanguage } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";
import { ApiError } from "#lib/api-error.ts";
import { useBriefly } from "#lib/use-briefly.ts";
import { writeStored } from "#lib/web-storage.ts";
import { queueOf } from "#queue/queue.ts";
import { showErrorToast } from "#ui/show-toast.ts";
import { rememberUser } from "./last-user.ts";
import { sessionQuery, withWaitingSettings } from "./session-query.ts";
import { SessionContext, useSession, useUser } from "./use-session.ts";

type ProfileChange = z.input<typeof profileChange>;

/**
 * Returns a function that changes the learner's profile. During an outage, settings wait on this device.
 * The promise rejects with an ApiError when the server refuses, or when it cannot check a new name.
 */
export function useChangeProfile(): (change: ProfileChange) => Promise<void> {
  const client = useQueryClient();
  const changeSettings = use(SessionContext)?.changeSettings;

  function show(user: Profile): void {
    const { confirmation = "confirmed" } = client.getQueryData(sessionQuery.queryKey) ?? {};
    client.setQueryData(sessionQuery.queryKey, { user, confirmation });
    void rememberUser(user);
  }

  async function changeAtServer(change: ProfileChange): Promise<void> {
    const profile = await readBody(api.profile.$patch({ json: change }), "id");
    show(await withWaitingSettings(profile));
  }

  return async (change) => {
    if (changeSettings) return changeSettings(change);
    const user = client.getQueryData(sessionQuery.queryKey)?.user;
    const { username, ...settings } = change;
    if (!user || username !== undefined) return changeAtServer(change);
    const showSettings = () => show({ ...user, ...settings });
    try {
      await queueOf(user.id).submit({ kind: "settings", value: settings }, showSettings);
      // The response of an earlier request would restore the old setting.
      const { queryKey } = sessionQuery;
      if (client.isFetching({ queryKey })) void client.invalidateQueries({ queryKey });
    } catch (error) {
      show(user);
      throw error;
    }
  };
}

/** Returns a function that changes the profile and shows a toast on failure. Resolves to whether it succeeded. */
function useTryToChangeProfile(): (change: ProfileChange) => Promise<boolean> {
  const errorText = useErrorText();
  const changeProfile = useChangeProfile();
  return async (change) => {
    try {
      await changeProfile(change);
      return true;
    } catch (error) {
      showErrorToast(errorText(error));
      return false;
    }
  };
}

/**
 * Returns a function that changes the interface's language at once, and the profile's if a learner is signed in.
 * Resolves to whether it succeeded.
 */
export function useChangeLanguage(): (language: Language) => Promise<boolean> {
  const errorText = useErrorText();
  const { status } = useSession();
  const tryToChange = useTryToChangeProfile();
  return async (language) => {
    try {
      await changeLanguage(language);
    } catch {
      showErrorToast(errorText(new ApiError("unreachable")));
      return false;
    }
    return status !== "signed-in" || tryToChange({ preferredLanguage: language });
  };
}

/**
 * Returns a function that changes the theme at once, and then in the learner's profile. Resolves to whether it
 * succeeded.
 */
export function useChangeTheme(): (theme: Theme) => Promise<boolean> {
  const tryToChange = useTryToChangeProfile();
  return (theme) => {
    applyTheme(theme);
    return tryToChange({ theme });
  };
}

/** A boolean setting. It changes at once, and changes back if the server refuses. */
export function useSwitch(setting: "accentShortcuts" | "sound" | "weeklyMail") {
  const { value: isOn, ...rest } = useSetting(setting);
  return { isOn, ...rest };
}

/** How long a setting says that it has been saved. */
export const SAVED_MS = 2000;

/** A setting. It changes at once, and changes back if the server refuses. Another tab or device may also change it. */
export function useSetting<Name extends keyof ProfileChange & keyof Profile>(setting: Name) {
  const tryToChange = useTryToChangeProfile();
  const { [setting]: stored } = useUser();
  /**
   * The last choice while it is being sent. If the browser cannot store edits, the profile does not have this choice
   * yet.
   */
  const [sent, setSent] = useState<{ chosen: Profile[Name] } | null>(null);
  const [isSaved, showSaved] = useBriefly(SAVED_MS);

  async function change(chosen: Profile[Name]): Promise<void> {
    const sending = { chosen };
    setSent(sending);
    if (await tryToChange({ [setting]: chosen })) showSaved();
    setSent((last) => (last === sending ? null : last));
  }

  return { value: sent ? sent.chosen : stored, change, isSaved };
}

declare global {
  /** Shows a theme. public/early.js sets this function, and calls it with the theme stored by `applyTheme`. */
  var verbenaShowTheme: ((theme: Theme) => void) | undefined;
}

/** Applies the theme and stores it on this device. */
export function applyTheme(theme: Theme): void {
  writeStored("verbena_theme", theme);
  globalThis.verbenaShowTheme?.(theme);
}
