import type { TabMessage } from "./sync.ts";

/** Joins the tabs that show a learner's progress. */
export function joinTabs(userId: string) {
  const channel = new BroadcastChannel(`verbena-progress-${userId}`);
  let isOpen = true;
  return {
    channel,
    send(message: TabMessage) {
      if (isOpen) channel.postMessage(message);
    },
    leave() {
      isOpen = false;
      channel.close();
    },
  };
}
