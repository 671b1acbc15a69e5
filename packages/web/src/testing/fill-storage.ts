import { vi } from "vitest";

/** Makes every further write to a storage fail because it is full. */
export function fillStorage(name: "localStorage" | "sessionStorage"): void {
  const refuse = () => {
    throw new Error("QuotaExceededError");
  };
  const full = new Proxy(globalThis[name], {
    get: (storage, key) => (key === "setItem" ? refuse : Reflect.get(storage, key)),
  });
  vi.stubGlobal(name, full);
}
