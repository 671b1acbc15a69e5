import type { TabMessage } from "./sync.ts";

const channelOf = (userId: string) => new BroadcastChannel(`verbena-progress-${userId}`);

/** Joins the tabs that show a learner's progress. */
export function joinTabs(userId: string) {
  const channel = channelOf(userId);
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

/** Lets all tabs that show a learner's progress read again what the device stores. */
export function announceStored(userId: string): void {
  const tabs = joinTabs(userId);
  tabs.send({ kind: "stored" });
  tabs.leave();
}
