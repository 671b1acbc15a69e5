import { getRouteApi } from "@tanstack/react-router";
import { isConjugationFamily, isFamily } from "@verbena/core/families";
import { FailedListPage } from "#features/failed-list/failed-list-page.tsx";
import { PackageEditorPage } from "#features/packages/package-editor-page.tsx";
import { PackagesPage } from "#features/packages/packages-page.tsx";
import { NotFound } from "./not-found.tsx";

const listRoute = getRouteApi("/app/packages/$family");
const newRoute = getRouteApi("/app/packages/$family/new");
const editRoute = getRouteApi("/app/packages/$family/$id/edit");
const failedRoute = getRouteApi("/app/packages/$family/failed");

export function PackagesRoute() {
  const { family } = listRoute.useParams();
  return isConjugationFamily(family) ? <PackagesPage key={family} family={family} /> : <NotFound />;
}

export function NewPackageRoute() {
  const { family } = newRoute.useParams();
  if (!isConjugationFamily(family)) return <NotFound />;
  return <PackageEditorPage key={family} family={family} id={null} />;
}

export function EditPackageRoute() {
  const { family, id } = editRoute.useParams();
  if (!isConjugationFamily(family)) return <NotFound />;
  return <PackageEditorPage key={id} family={family} id={id} />;
}

export function FailedListRoute() {
  const { family } = failedRoute.useParams();
  return isFamily(family) ? <FailedListPage key={family} family={family} /> : <NotFound />;
}
