import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";
import { keptFirst } from "#lib/kept-answers.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { type ChosenFamily, familyIn } from "../chosen-family.ts";

/** How many cards wait, and how many come due on each of the next days. */
export function forecastQuery(family: ChosenFamily) {
  const query = { timeZone: deviceTimeZone(), ...familyIn(family) };
  return queryOptions({
    queryKey: ["statistics", "forecast", query],
    queryFn: keptFirst(`forecast ${family}`, () =>
      answerOf(api.statistics.forecast.$get({ query })),
    ),
    staleTime: 0,
  });
}
