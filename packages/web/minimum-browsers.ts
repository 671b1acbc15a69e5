/**
 * The oldest browsers for which the application is built: the last ones for Windows 7 and for phones of 2015. README.md
 * also names them.
 */
export const minimumBrowsers = { Safari: "15.4", Chrome: "109", Firefox: "115" } as const;

/** The oldest browsers as Vite names them: `safari15.4`. */
export const buildTargets = Object.entries(minimumBrowsers).map(
  ([name, version]) => `${name.toLowerCase()}${version}`,
);
