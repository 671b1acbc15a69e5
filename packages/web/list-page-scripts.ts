import { allFamilies } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import type { Rolldown } from "vite";
import { firstViewList, patternOf } from "./src/app/first-views.ts";
import type { PageScripts } from "./src/first-paint/load-application.ts";

const SHELL = "src/app/layout/app-shell.tsx";

function shellOf(path: string, language: Language): string[] {
  if (path.startsWith("/app")) return [SHELL];
  if (!path.startsWith("/$language/try")) return [];
  return ["src/app/layout/visitor-shell.tsx", `src/i18n/${language}/visitor.ts`];
}

/** The modules that a page imports on demand, by a pattern of its path. The first matching pattern counts. */
function pages(language: Language): [pattern: string, modules: string[]][] {
  const views = firstViewList.flatMap(({ path, module, texts }): [string, string[]][] => {
    const modules = [
      ...shellOf(path, language),
      module,
      ...(texts ? [`src/i18n/${language}/${texts}.ts`] : []),
    ];
    if (path !== "/app/theory/$family") return [[patternOf(path), modules]];
    return allFamilies.map((family) => {
      const guide = ["sections", language].map((file) => `theory/${family}/${file}.ts`);
      return [`^${path.replace("$family", family)}`, [...modules, ...guide]];
    });
  });
  return [...views, ["^/app/", [SHELL]], ["", []]];
}

/**
 * Lists the scripts that each page needs besides those of every page. With the list, browsers load them immediately and
 * not one after the other.
 */
export function listPageScripts(bundle: Rolldown.OutputBundle): PageScripts {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const chunkOf = (module: string) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!found) throw new Error(`The build has no chunk for ${module}.`);
    return found;
  };
  const withImports = (chunk: Rolldown.OutputChunk, seen = new Set<string>()) => {
    seen.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk" && !seen.has(name)) withImports(imported, seen);
    }
    return seen;
  };
  const ofEveryPage = withImports(chunkOf("src/main.tsx"));
  const listed = (modules: readonly string[]) => {
    const files = modules.flatMap((module) => [...withImports(chunkOf(module))]);
    const added = [...new Set(files)].filter((file) => !ofEveryPage.has(file));
    return added.map((file) => `/${file}`);
  };
  const inLanguage = (language: Language) => {
    const texts = `src/i18n/${language}/messages.ts`;
    return Object.fromEntries(
      pages(language).map(([pattern, modules]) => [pattern, listed([texts, ...modules])]),
    );
  };
  return {
    fr: inLanguage("fr"),
    nl: inLanguage("nl"),
    es: inLanguage("es"),
    en: inLanguage("en"),
  };
}
