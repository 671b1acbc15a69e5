import { type APIRequestContext, expect } from "@playwright/test";

/** Makes a selection of verbs of the pretérito indefinido; gives its id. */
export async function createPackage(
  request: APIRequestContext,
  verbs: readonly string[],
  name = "Ma sélection",
): Promise<string> {
  const response = await request.post("/api/packages", {
    data: { tense: "preterito-indefinido", name, verbs },
  });
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  return id;
}
