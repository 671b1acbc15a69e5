import { type Day, mondayOf, shiftDay, WEEK_DAYS } from "@verbena/core/calendar";

/** The year of the heat map: 52 whole weeks and the current one. */
export const YEAR_WEEKS = 53;

/** The Monday on which the year that ends today begins. */
export function yearStart(today: Day): Day {
  return shiftDay(mondayOf(today), -(YEAR_WEEKS - 1) * WEEK_DAYS);
}
