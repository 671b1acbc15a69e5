import { withNamespaces } from "#i18n/use-translation.ts";
import { useOnline } from "#lib/use-online.ts";
import { useProgressValue } from "#progress/progress-provider.tsx";
import { useOverlay } from "#ui/overlays.tsx";

const loadNotices = () => withNamespaces(import("./notices.tsx"), "unsent");

/** Loads the code of the notices and their texts in advance, because they are needed when the network fails. */
export const preloadNotices = () => void loadNotices().catch(() => undefined);

/** Notices about answers that the server has not accepted. Usually there are none. */
export function ProgressNotices() {
  const { sending, inTabOnly, refused } = useProgressValue((progress) => progress);
  const isStopped = sending === "signed-out" || sending === "gone";
  const isOnline = useOnline();
  const isAtRisk = inTabOnly && (sending === "offline" || !isOnline);
  const notices = useOverlay(
    "progress-notices",
    loadNotices,
    isStopped || isAtRisk || refused.length > 0,
  );
  return notices && <notices.Notices />;
}
