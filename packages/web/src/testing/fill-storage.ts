import { vi } from "vitest";

/** From now on a storage of the browser has no room for anything more. */
export function fillStorage(name: "localStorage" | "sessionStorage"): void {
  const refuse = () => {
    throw new Error("QuotaExceededError");
  };
  const full = new Proxy(globalThis[name], {
    get: (storage, key) => (key === "setItem" ? refuse : Reflect.get(storage, key)),
  });
  vi.stubGlobal(name, full);
}
