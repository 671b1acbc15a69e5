// Functions that the application and its libraries use, and that the oldest supported browsers lack. Only those
// browsers load this file, before any module. scripts/old-browsers.js checks that no other such function is used.

/** @type {Record<string, (this: unknown[], ...args: any[]) => unknown>} */
const arrayMethods = {
  toSorted(compare) {
    return [...this].sort(compare);
  },
  toReversed() {
    return [...this].reverse();
  },
  with(index, value) {
    const copy = [...this];
    copy[index < 0 ? copy.length + index : index] = value;
    return copy;
  },
};

/** @param {object} target @param {Record<string, unknown>} methods */
function addMissing(target, methods) {
  for (const [name, value] of Object.entries(methods)) {
    if (name in target) continue;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

addMissing(Array.prototype, arrayMethods);

addMissing(String.prototype, {
  /** @this {string} */
  toWellFormed() {
    return this.replace(/[\uD800-\uDFFF]/gu, "\uFFFD");
  },
});

addMissing(AbortSignal, {
  /** @param {number} ms */
  timeout(ms) {
    const controller = new AbortController();
    setTimeout(
      () => controller.abort(new DOMException("The operation timed out.", "TimeoutError")),
      ms,
    );
    return controller.signal;
  },
});
