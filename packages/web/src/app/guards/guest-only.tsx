import type { ReactNode } from "react";
import { useSession } from "#session/use-session.ts";
import { Loading } from "#ui/loading.tsx";
import { VisitorLayout } from "../layout/visitor-layout.tsx";
import { Redirect } from "./redirect.tsx";

type GuestOnlyProps = {
  /** Where those go who are signed in: a path of this site. */
  next: string;
  children: ReactNode;
};

/** Lets those through who are not signed in. */
export function GuestOnly({ next, children }: GuestOnlyProps) {
  const session = useSession();
  const isChecking = session.status === "signed-in" && !session.isConfirmed;
  if (session.status === "loading" || isChecking) {
    return (
      <VisitorLayout festive>
        <main id="content">
          <Loading />
        </main>
      </VisitorLayout>
    );
  }
  if (session.status === "signed-in") return <Redirect href={next} />;
  return children;
}
