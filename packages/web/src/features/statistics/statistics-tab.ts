/** What the statistics screen shows, a tab each; the address names it. */
export const statisticsTabs = [
  "today",
  "progression",
  "history",
  "forecast",
  "configuration",
] as const;
export type StatisticsTab = (typeof statisticsTabs)[number];

/** The tab of that name; today when there is none. */
export function statisticsTabNamed(name: string | undefined): StatisticsTab {
  return statisticsTabs.find((tab) => tab === name) ?? "today";
}
