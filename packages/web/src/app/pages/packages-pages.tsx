import { getRouteApi } from "@tanstack/react-router";
import { isConjugationKey, isExerciseKey } from "@verbena/core/vocabulary";
import { FailedListPage } from "#features/failed-list/failed-list-page.tsx";
import { PackageEditorPage } from "#features/packages/package-editor-page.tsx";
import { PackagesPage } from "#features/packages/packages-page.tsx";
import { NotFound } from "./not-found.tsx";

const listRoute = getRouteApi("/app/packages/$tense");
const newRoute = getRouteApi("/app/packages/$tense/new");
const editRoute = getRouteApi("/app/packages/$tense/$id/edit");
const failedRoute = getRouteApi("/app/packages/$tense/failed");

export function PackagesRoute() {
  const { tense } = listRoute.useParams();
  return isConjugationKey(tense) ? <PackagesPage key={tense} tense={tense} /> : <NotFound />;
}

export function NewPackageRoute() {
  const { tense } = newRoute.useParams();
  if (!isConjugationKey(tense)) return <NotFound />;
  return <PackageEditorPage key={tense} tense={tense} id={null} />;
}

export function EditPackageRoute() {
  const { tense, id } = editRoute.useParams();
  if (!isConjugationKey(tense)) return <NotFound />;
  return <PackageEditorPage key={id} tense={tense} id={id} />;
}

export function FailedListRoute() {
  const { tense } = failedRoute.useParams();
  return isExerciseKey(tense) ? <FailedListPage key={tense} exerciseKey={tense} /> : <NotFound />;
}
