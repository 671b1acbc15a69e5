/** Letters before there are suggestions. */
const MIN_LENGTH = 2;

/** Suggests verbs while a visitor writes in the search. Without an answer of the server, there are no suggestions. */
export function suggestVerbs(page: Document): void {
  const field = page.querySelector<HTMLInputElement>("input[name=q]");
  const list = page.querySelector("datalist");
  if (!field || !list) return;
  let latest = "";
  const suggest = async () => {
    const starts = field.value.trim().toLowerCase();
    if (starts === latest) return;
    latest = starts;
    if (starts.length < MIN_LENGTH) return list.replaceChildren();
    const verbs = await verbsThatStart(starts);
    if (starts !== latest) return;
    list.replaceChildren(
      ...verbs.map((verb) => Object.assign(page.createElement("option"), { value: verb })),
    );
  };
  field.addEventListener("input", suggest);
  // A visitor may have begun before the script was loaded.
  if (page.activeElement === field) void suggest();
}

async function verbsThatStart(starts: string): Promise<readonly string[]> {
  try {
    const response = await fetch(`/api/v1/verbs?${new URLSearchParams({ starts })}`);
    const body: { verbs: readonly string[] } = await response.json();
    return response.ok ? body.verbs : [];
  } catch {
    return [];
  }
}
