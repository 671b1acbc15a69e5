import { StatisticsPage } from "#features/statistics/statistics-page.tsx";
import { lastPractisedFamily } from "../layout/practised-family.ts";

export function StatisticsRoute() {
  return <StatisticsPage first={lastPractisedFamily()} />;
}
