/**
 * Version of the values that this device stores but could lose: cached responses, drafts, and values of tabs. Increase
 * it when the shape of such a value changes. Values of another version are ignored.
 */
const VERSION = 1;

/** A value, the version of its shape, and when it was stored (ms since 1970). */
export type StoredValue = { version: number; at: number; value: unknown };

export function toStored(value: unknown): StoredValue {
  return { version: VERSION, at: Date.now(), value };
}

/** The stored value. Undefined if there is none, or if another version stored it. */
export function fromStored<Value>(stored: StoredValue | undefined): Value | undefined {
  return stored?.version === VERSION ? (stored.value as Value) : undefined;
}

/** Reads a value that is stored as text. Undefined unless this version stored it. */
export function parseStored(text: string | null): StoredValue | undefined {
  try {
    const stored: Partial<StoredValue> | null = JSON.parse(text ?? "null");
    return stored?.version === VERSION ? (stored as StoredValue) : undefined;
  } catch {
    return undefined;
  }
}
