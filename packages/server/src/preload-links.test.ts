import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { webFiles } from "./web-files.ts";

const webRoot = fileURLToPath(new URL("testing/web", import.meta.url));
const origins = { baseUrl: undefined, linkOrigin: "http://localhost" };
const site = webFiles({ webRoot, ...origins });

test.each([
  [
    "/app/exercise/desde-hace",
    "fr",
    "</assets/fr.js>; rel=modulepreload, </assets/exercise.js>; rel=modulepreload",
  ],
  [
    "/app/exercise",
    "fr",
    "</assets/fr.js>; rel=modulepreload, </assets/exercise.js>; rel=modulepreload",
  ],
  ["/app/statistics", "fr", "</assets/fr.js>; rel=modulepreload"],
  ["/app/statistics", "nl", null],
])("the document at %s in %s has the links %s", async (path, language, links) => {
  const headers = { "accept-language": language };
  const response = await site.request(path, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("link")).toBe(links);
});

test("without a list, as in development, the document has no links", async () => {
  const unlisted = webFiles({ webRoot: `${webRoot}/landing`, ...origins });
  expect((await unlisted.request("/app")).headers.get("link")).toBeNull();
});
