import { expect, test } from "vitest";
import { describeDevice } from "./list-sessions.ts";

const blink = "AppleWebKit/537.36 (KHTML, like Gecko)";
const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const linux = "Mozilla/5.0 (X11; Linux x86_64)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const android = "Mozilla/5.0 (Linux; Android 10; K)";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)";
const ipad = "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)";

test.each([
  [`${windows} ${blink} Chrome/140.0.0.0 Safari/537.36`, "Chrome", "Windows"],
  [`${mac} ${blink} Chrome/140.0.0.0 Safari/537.36`, "Chrome", "macOS"],
  [`${android} ${blink} Chrome/140.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [`${iphone} ${webkit} CriOS/140.0.7339.95 Mobile/15E148 Safari/604.1`, "Chrome", "iPhone"],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/140.0.0.0 Safari/537.36`,
    "Chrome",
    "ChromeOS",
  ],
  [`${linux} ${blink} HeadlessChrome/140.0.0.0 Safari/537.36`, "Chrome", "Linux"],
  // A web view in an Android application.
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) ${blink} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
    "Chrome",
    "Android",
  ],
  [`${windows} ${blink} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, "Edge", "Windows"],
  [`${android} ${blink} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`, "Edge", "Android"],
  [`${windows} ${blink} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`, "Opera", "Windows"],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0", "Firefox", "Android"],
  [`${iphone} ${webkit} FxiOS/142.0 Mobile/15E148 Safari/604.1`, "Firefox", "iPhone"],
  [`${mac} ${webkit} Version/19.0 Safari/605.1.15`, "Safari", "macOS"],
  [`${iphone} ${webkit} Version/18.6 Mobile/15E148 Safari/604.1`, "Safari", "iPhone"],
  [`${ipad} ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`, "Safari", "iPad"],
  [
    `${iphone} ${webkit} Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
    "DuckDuckGo",
    "iPhone",
  ],
  // The old Android browser, whose header contains "Safari".
  [
    "Mozilla/5.0 (Linux; U; Android 4.0.3; de-de) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30",
    null,
    "Android",
  ],
  // A web view in an iPhone application.
  [`${iphone} ${webkit} Mobile/15E148`, null, "iPhone"],
  ["curl/8.9", null, null],
  ["", null, null],
])("the User-Agent header %s means %s on %s", (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});

// A regular expression that backtracks would exceed the test's time limit.
test.each(["(", "Version/1.1 "])("reads a long header of repeated %j quickly", (part) => {
  expect(describeDevice(part.repeat(4096))).toEqual({ browser: null, system: null });
});
