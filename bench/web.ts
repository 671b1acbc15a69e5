// npm run bench:web: what a visit costs, in Lighthouse, in bytes, and on a slow phone. With paths, only these pages.
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { benchmark, log, quantile, report, table, temporaryFolder } from "./harness/benchmark.ts";
import { launchBrowser, signIn } from "./harness/browser.ts";
import {
  type Account,
  answerAll,
  clientOf,
  confirmLevels,
  createLearner,
  type Learner,
  newAccount,
  readQuestions,
} from "./harness/learner.ts";
import { startVerbena } from "./harness/site.ts";
import { lighthouse, medianVisit, type Visit } from "./web/lighthouse.ts";
import { serveStaticPage } from "./web/static-page.ts";
import {
  measureLoad,
  type RouteLoad,
  SENTENCE,
  type Times,
  timeSignIn,
  timeVisit,
  visitFirst,
} from "./web/visits.ts";

type Route = {
  path: string;
  /** Selector of an element that appears when the page can be used. */
  usable: string;
  isPublic?: boolean;
  /** Whether Lighthouse also measures it. */
  hasGoal?: boolean;
};

const practice = "#root main input:enabled";

const routes: Route[] = [
  { path: "/", usable: "h1", isPublic: true, hasGoal: true },
  { path: "/fr/guides", usable: "h1", isPublic: true, hasGoal: true },
  { path: "/fr/guides/preterito-indefinido", usable: "h1", isPublic: true, hasGoal: true },
  { path: "/fr/verbs", usable: "h1", isPublic: true, hasGoal: true },
  { path: "/fr/verbs/tener", usable: "h1", isPublic: true, hasGoal: true },
  { path: "/fr/try/a2", usable: practice, isPublic: true, hasGoal: true },
  { path: "/auth", usable: "#root input[type=password]", isPublic: true, hasGoal: true },
  { path: "/app", usable: "#root main a[href^='/app/']", hasGoal: true },
  { path: "/app/exercise/preterito-indefinido", usable: practice, hasGoal: true },
  // The learner has answered more than enough today.
  { path: "/app/review?more=true", usable: practice, hasGoal: true },
  { path: "/app/exercise/desde-hace", usable: practice },
  { path: "/app/theory/preterito-indefinido", usable: "#root main h1", hasGoal: true },
  { path: "/app/verbs?verb=tener", usable: "#root main h1" },
  { path: "/app/packages/preterito-indefinido/new", usable: "#root main h1" },
  { path: "/app/statistics", usable: "#root main h1" },
  { path: "/app/profile", usable: "#root main h1" },
];

/** As in Lighthouse. With a mouse, the sign-in page would focus its first field and load what checks it. */
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

const EXERCISE = "/app/exercise/preterito-indefinido";
const heading = { shown: "h1" };

/** The learner has answered one question of this many. */
const ANSWERED_SHARE = 3;
/** Of these answers, one of this many was given two days ago, and is due. */
const DUE_SHARE = 50;
const DAY_MS = 86_400_000;

const visitHead = [
  ...["page", "performance", "first paint ms", "÷ static page", "largest paint ms"],
  ...["÷ static page", "blocking ms", "longest task ms", "layout shift"],
  ...["data kB", "total kB", "requests"],
];

const visitGoals = [
  ["goal: public pages", "100", "", "1.30", "", "1.30", "0", "", "0", "", "", ""],
  ["goal: guides", "100", "", "1.50", "", "1.50", "0", "", "0", "", "", ""],
  ["goal: sign-in and practice", "95", "", "1.50", "", "1.50", "200", "100", "0", "", "", ""],
  ["goal: `/app` (90) and guide", "95", "", "1.50", "2500", "", "200", "100", "0", "", "", ""],
];

const loadHead = [
  ...["route", "scripts before use kB", "all scripts", "styles", "fonts", "document", "data"],
  "requests",
];

const loadGoals = [
  ["goal: public pages (guides: 30)", "", "6", "", "", "14", "", ""],
  ["goal: other pages", "150", "", "", "", "14", "", ""],
];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const { values: options, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only parts whose title has this text. */
    only: { type: "string", default: "" },
    /** First visits of each page and sign-ins. There are four times as many later visits, which take less time. */
    visits: { type: "string", default: "5" },
    write: { type: "boolean", default: false },
  },
});
const chosen = routes.filter(({ path }) => paths.length === 0 || paths.includes(path));
const visits = Number(options.visits);
const laterVisits = 4 * visits;

type StaticPage = Awaited<ReturnType<typeof serveStaticPage>>;

type Site = {
  origin: string;
  pid: number;
  browser: Browser;
  account: Account;
  learner: Learner;
  staticPage: StaticPage;
  /** Of the chosen routes, those that the server has. */
  found: Route[];
};

/** What is measured. Each part makes a table. */
const parts: Record<string, (site: Site) => Promise<string>> = {
  "first visit": visitFirstTime,
  load: loadRoutes,
  "sign-in": signInOnNewPhones,
  // The last, because afterwards the static page answers no more.
  "later visit": visitLater,
};

await benchmark(async (defer) => {
  const staticPage = await serveStaticPage(defer);
  const { origin, pid } = await startVerbena({ dataDir: await temporaryFolder(defer), defer });
  const browser = await launchBrowser(defer);
  const account = newAccount();
  const learner = await learnerWithProgress(origin, account);
  const found: Route[] = [];
  const notes = [
    `${visits} first visits of each page, ${laterVisits} later visits, Chromium ${browser.version()}.`,
  ];
  for (const route of chosen) {
    if (await isFound(origin, route)) found.push(route);
    else notes.push(`\`${route.path}\` is missing.`);
  }
  const tables: string[] = [];
  for (const [title, measure] of Object.entries(parts)) {
    if (!title.includes(options.only)) continue;
    tables.push(await measure({ origin, pid, browser, account, learner, staticPage, found }));
  }
  await report("web", `${tables.join("\n\n")}\n\n${notes.join("\n")}`);
});

async function learnerWithProgress(origin: string, account: Account): Promise<Learner> {
  const learner = await createLearner(origin, account);
  const client = clientOf(origin, learner);
  const questions = await readQuestions(client);
  const answered = questions.filter((_, index) => index % ANSWERED_SHARE === 0);
  const due = answered.filter((_, index) => index % DUE_SHARE === 0);
  await answerAll(client, due, new Date(Date.now() - 2 * DAY_MS));
  await answerAll(
    client,
    answered.filter((question) => !due.includes(question)),
  );
  // Otherwise the celebration of a level would open on every page.
  await confirmLevels(client);
  return learner;
}

async function isFound(origin: string, { path, isPublic }: Route): Promise<boolean> {
  const { ok } = await fetch(origin + path, { redirect: "manual" });
  return ok || !isPublic;
}

/** Lighthouse visits the pages in turns, so that a slow moment of the machine slows several. */
async function visitFirstTime(site: Site): Promise<string> {
  const pages = site.found.filter(({ hasGoal }) => hasGoal);
  const floor: Visit[] = [];
  const visitsOf = new Map(pages.map((page): [Route, Visit[]] => [page, []]));
  for (let turn = 1; turn <= visits; turn += 1) {
    log(`Lighthouse, ${turn} of ${visits} …`);
    floor.push(await lighthouse(site.staticPage.origin, async () => {}));
    for (const [{ path, isPublic }, all] of visitsOf) {
      const visit = await lighthouse(site.origin + path, async (context) => {
        if (!isPublic) await signIn(context, site.origin, site.learner);
      });
      all.push(visit);
    }
  }
  const staticPage = medianVisit(floor);
  const rows = [...visitsOf].map(([{ path }, all]) =>
    visitRow(`\`${path}\``, medianVisit(all), staticPage),
  );
  return table(visitHead, [
    visitRow("a static page of text", staticPage, staticPage),
    ...visitGoals,
    ...rows,
  ]);
}

function visitRow(name: string, visit: Visit, floor: Visit): string[] {
  const { performance, firstPaint, largestPaint, blocking, longestTask, shift } = visit;
  return [
    ...[name, performance.toFixed(0)],
    ...[firstPaint.toFixed(0), (firstPaint / floor.firstPaint).toFixed(2)],
    ...[largestPaint.toFixed(0), (largestPaint / floor.largestPaint).toFixed(2)],
    ...[blocking.toFixed(0), longestTask === 0 ? "< 50" : longestTask.toFixed(0), shift.toFixed(3)],
    ...[visit.data, visit.total].map(kilobytes),
    String(visit.requests),
  ];
}

async function loadRoutes({ browser, origin, learner, found }: Site): Promise<string> {
  const rows: string[][] = [];
  for (const { path, usable, isPublic } of found) {
    log(`What ${path} loads …`);
    const context = await browser.newContext(phone);
    if (!isPublic) await signIn(context, origin, learner);
    rows.push(loadRow(path, await measureLoad(context, origin + path, usable)));
  }
  return table(loadHead, [...loadGoals, ...rows]);
}

function loadRow(path: string, { scriptsBeforeUse, bytes, requests }: RouteLoad): string[] {
  const { Script, Stylesheet, Font, Document, Fetch } = bytes;
  const sizes = [scriptsBeforeUse, Script, Stylesheet, Font, Document, Fetch].map(kilobytes);
  return [`\`${path}\``, ...sizes, String(requests)];
}

/** Signs in on new phones, on slow 4G. Each also opens the static page. */
async function signInOnNewPhones({ origin, browser, account, staticPage }: Site): Promise<string> {
  const times = { sentence: [] as number[], floor: [] as number[] };
  for (let turn = 1; turn <= visits; turn += 1) {
    log(`Sign-in, ${turn} of ${visits} …`);
    const context = await browser.newContext(phone);
    const floor = await timeVisit(context, staticPage.origin, { wait: heading, isSlow4G: true });
    const address = `${origin}/auth?tab=login&from=${EXERCISE}`;
    const { shown } = await timeSignIn(context, address, account);
    times.floor.push(floor.shown);
    times.sentence.push(shown);
    await context.close();
  }
  return timesTable("sign-in on a new device, slow 4G", times.floor, [
    ["the first sentence is painted", times.sentence],
  ]);
}

/** Opens both pages, which service workers have cached, while no request is answered. */
async function visitLater({ origin, pid, browser, learner, staticPage }: Site): Promise<string> {
  const context = await browser.newContext();
  await signIn(context, origin, learner);
  await visitFirst(context, origin + EXERCISE);
  await visitFirst(context, staticPage.origin, "/sw.js");
  staticPage.hang();
  process.kill(pid, "SIGSTOP");
  const practised: Times[] = [];
  const floor: number[] = [];
  try {
    log("Later visits …");
    for (let turn = 1; turn <= laterVisits; turn += 1) {
      const wait = { shown: SENTENCE, answers: true };
      practised.push(await timeVisit(context, origin + EXERCISE, { wait }));
      floor.push((await timeVisit(context, staticPage.origin, { wait: heading })).shown);
    }
  } finally {
    process.kill(pid, "SIGCONT");
  }
  await context.close();
  return timesTable("later visit, network hangs", floor, [
    ["a sentence is painted", practised.map(({ shown }) => shown), ["350", "", "", ""]],
    ["an answer is graded", practised.map(({ graded }) => graded), ["", "1000", "", ""]],
  ]);
}

type TimesRow = [name: string, times: readonly number[], goal?: readonly string[]];

function timesTable(title: string, floor: readonly number[], rows: readonly TimesRow[]): string {
  const all: TimesRow[] = [["the static page is painted", floor], ...rows];
  const cells = all.flatMap(([name, times, goal]) => [
    [
      name,
      ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(0)),
      (quantile(times, 0.5) / quantile(floor, 0.5)).toFixed(2),
    ],
    ...(goal ? [["goal", ...goal]] : []),
  ]);
  return table([title, "p50 ms", "p95", "max", "p50 ÷ static page"], cells);
}
