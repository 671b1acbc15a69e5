import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@verbena/core/languages";
import { createMiddleware } from "hono/factory";
import { requestLanguage } from "./http/request-language.ts";

/** Files by a pattern of the path of the page. The web application's list-preloads.ts writes them. */
type Preloads = Partial<Record<Language, { [pattern: string]: string[] }>>;

/**
 * Names the scripts that a page needs in its `link` header: browsers then load them together instead of
 * one after the other.
 *
 * @param root folder with the built web application
 */
export function preloadLinks(root: string) {
  let reading: Promise<Preloads> | undefined;
  return createMiddleware(async (c, next) => {
    await next();
    reading ??= readPreloads(join(root, "preloads.json"));
    const pages = Object.entries((await reading)[requestLanguage(c)] ?? {});
    // The first pattern that fits the path counts.
    const [, files = []] = pages.find(([pattern]) => new RegExp(pattern).test(c.req.path)) ?? [];
    const links = files.map((file) => `</${file}>; rel=modulepreload`);
    if (links.length > 0) c.header("link", links.join(", "));
  });
}

/** Empty if the web application is not built. */
async function readPreloads(path: string): Promise<Preloads> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    return {};
  }
}
