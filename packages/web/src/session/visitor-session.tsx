import type { Language } from "@verbena/core/languages";
import { firstFamilies } from "@verbena/core/session/practice-choice";
import type { Profile } from "@verbena/server/client";
import { persons } from "@verbena/spanish";
import { type ReactNode, useMemo, useState } from "react";
import { VISITOR_ID } from "#lib/visitor.ts";
import { type Session, SessionContext } from "./use-session.ts";

/** What a learner has chosen right after sign-up, but with the shortest rounds. */
const visitor: Omit<Profile, "preferredLanguage"> = {
  id: VISITOR_ID,
  username: "",
  email: "",
  role: "user",
  twoFactorEnabled: false,
  needsTwoFactor: false,
  isMade: false,
  teaches: false,
  sendsMail: false,
  theme: "system",
  dailyAim: 20,
  newPerDay: 10,
  reviewOrder: "form",
  roundLength: 10,
  families: firstFamilies,
  region: "spain",
  persons: [...persons],
  practiceDays: 5,
  weeklyMail: false,
  sound: false,
  accentShortcuts: true,
};

type VisitorSessionProps = { language: Language; children: ReactNode };

/** The session of a visitor, for screens that learners also see. Settings last as long as the page. */
export function VisitorSession({ language, children }: VisitorSessionProps) {
  const [settings, setSettings] = useState<Partial<Profile>>({});
  const session = useMemo(
    (): Session => ({
      status: "signed-in",
      user: { ...visitor, preferredLanguage: language, ...settings },
      isPending: false,
      signedOutTo: null,
      refresh: async () => true,
      signOut: async () => true,
      changeSettings: (change) => setSettings((before) => ({ ...before, ...change })),
    }),
    [language, settings],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
