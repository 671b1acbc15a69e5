import { getRouteApi } from "@tanstack/react-router";
import { isFamily } from "@verbena/core/families";
import { TheoryPage } from "#features/theory/theory-page.tsx";
import { NotFound } from "./not-found.tsx";

const route = getRouteApi("/app/theory/$family");

export function TheoryRoute() {
  const { family } = route.useParams();
  if (!isFamily(family)) return <NotFound />;
  return <TheoryPage key={family} family={family} />;
}
