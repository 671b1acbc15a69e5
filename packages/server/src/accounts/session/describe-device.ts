/** A browser and its system by the names that their owner knows; null where they do not say. */
export type Device = { browser: string | null; system: string | null };

/** Most browsers also name the one that they derive from: the first that fits is the one. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|OPT|OPiOS|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["DuckDuckGo", /\b(DuckDuckGo|Ddg)\//],
  ["Firefox", /\b(Firefox|FxiOS|Focus)\//],
  ["Chrome", /\b(Headless)?(Chrome|CriOS|Chromium)\//],
  // Its old version on Android, and pages within other applications, name Safari without being it.
  ["Safari", /\bVersion\/[\d.]+ (Mobile\/\w+ )?Safari\//],
];

const systems: readonly [name: string, mark: RegExp][] = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\b(iPhone|iPod)\b/],
  ["iPad", /\biPad\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];

/** What a User-Agent header says of a device. */
export function describeDevice(userAgent: string): Device {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}

function nameIn(marks: typeof browsers, userAgent: string): string | null {
  return marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}
