import type { AssignmentVersion } from "@verbena/core/classes/assignment";
import { type ReactNode, useMemo } from "react";
import { SessionContext, useSession } from "./use-session.ts";

type ClassSessionProps = {
  settings: Pick<AssignmentVersion, "region" | "persons">;
  children: ReactNode;
};

/** Pages with the region and the persons of a class in place of the learner's own. */
export function ClassSession({ settings: { region, persons }, children }: ClassSessionProps) {
  const session = useSession();
  const ofClass = useMemo(
    () =>
      session.status === "signed-in"
        ? { ...session, user: { ...session.user, region, persons: [...persons] } }
        : session,
    [session, region, persons],
  );
  return <SessionContext value={ofClass}>{children}</SessionContext>;
}
