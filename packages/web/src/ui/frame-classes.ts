/* Classes of the frame around a page. The first paint has the same frame. */

/** The navigation beside the page. */
export const sideNavigationClass = "sticky flex shrink-0 flex-col border-r border-line";

/** A page with a line of its own at the top. */
export const stageClass =
  "flex h-[calc(100dvh-var(--covered,0px))] min-w-0 flex-1 flex-col pb-(--stats-bar-height) outline-none";

/** A bar at the bottom of the screen. */
export const bottomBarClass =
  "@container fixed right-0 bottom-0 z-20 h-(--stats-bar-height) border-t border-line bg-card pb-[env(safe-area-inset-bottom)] short:hidden [@media(max-height:30rem)]:hidden";
