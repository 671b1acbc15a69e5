// Lets `findBy…` and `waitFor` of the library wait longer than a second, because the machine may be busy.
if ("document" in globalThis) {
  const { configure } = await import("@testing-library/dom");
  configure({ asyncUtilTimeout: 20_000 });
}

export {};
