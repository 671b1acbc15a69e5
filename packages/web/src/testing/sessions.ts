import type { Profile } from "@verbena/server/client";
import type { Session } from "#session/use-session.ts";

export const ana: Profile = {
  id: "0b0e7f0a-4a53-4f0e-9b57-1c3a0d4f5e01",
  username: "Ana",
  email: "ana@example.com",
  role: "user",
  twoFactorEnabled: false,
  needsTwoFactor: false,
  isMade: false,
  teaches: false,
  sendsMail: true,
  preferredLanguage: "fr",
  theme: "system",
  dailyAim: 20,
  newPerDay: 10,
  reviewOrder: "form",
  roundLength: 20,
  families: ["presente-indicativo", "preterito-indefinido", "desde-hace"],
  region: "spain",
  persons: ["yo", "tú", "él", "nosotros", "vosotros", "ellos"],
  practiceDays: 5,
  weeklyMail: false,
  sound: false,
  accentShortcuts: true,
};

const calls: Pick<Session, "signedOutTo" | "refresh" | "signOut"> = {
  signedOutTo: null,
  refresh: async () => true,
  signOut: async () => true,
};

export const loadingSession: Session = { ...calls, status: "loading" };
export const unreachableSession: Session = { ...calls, status: "unreachable" };
export const noSession: Session = { ...calls, status: "signed-out" };
export const sessionOf = (user: Profile, isPending = false): Session => ({
  ...calls,
  status: "signed-in",
  user,
  isPending,
});
