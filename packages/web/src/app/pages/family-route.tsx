import { getRouteApi } from "@tanstack/react-router";
import { isFamily } from "@verbena/core/families";
import { FamilyPage } from "#features/family/family-page.tsx";
import { NotFound } from "./not-found.tsx";

const route = getRouteApi("/app/families/$family");

export function FamilyRoute() {
  const { family } = route.useParams();
  return isFamily(family) ? <FamilyPage key={family} family={family} /> : <NotFound />;
}
