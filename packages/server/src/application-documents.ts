import { defaultFamily, isFamily } from "@verbena/core/families";
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { findLiveSession, identifiedToken } from "./accounts/session/read-session.ts";
import type { ApplicationPage } from "./application-page.ts";
import type { Dependencies } from "./dependencies.ts";
import { describeError } from "./errors/app-error.ts";
import { type ExerciseScreen, type FirstItem, readFirstItem } from "./first-item.ts";
import { toAppError } from "./http/error-handler.ts";
import { requestLanguage } from "./http/request-language.ts";

type WithToken = { Variables: { token: string } };

/** How long a document may wait for its item. Without one, the screen begins with its frame. */
const ITEM_MAX_MS = 150;

/**
 * Leads visitors of a learner's screen to the sign-in page. Puts the first item into the document of the exercise
 * screens, so that the sentence is in the first paint.
 */
export function applicationDocuments(dependencies: Dependencies, page: ApplicationPage) {
  const withItem = (screenOf: (c: Context) => ExerciseScreen | null) =>
    createMiddleware<WithToken>(async (c, next) => {
      const screen = screenOf(c);
      const found = screen && (await findItem(c, dependencies, screen));
      if (found === "signed-out") return signInFirst(c);
      if (!found) return next();
      c.header("cache-control", "private, no-store");
      return (await page.sendWith(c, found)) ?? next();
    });
  return new Hono<WithToken>()
    .get("/app/*", async (c, next) => {
      c.header("vary", "Cookie");
      c.header("x-robots-tag", "noindex");
      const token = identifiedToken(c, dependencies);
      if (token === null) return openVisitorsPage(c) ?? signInFirst(c);
      c.set("token", token);
      return next();
    })
    .get("/app/exercise/:family?", withItem(practiceScreen))
    .get("/app/review", withItem(reviewScreen));
}

/** Pages that teachers also use without an account: the board and the help. */
const visitorsPage = /^\/app(?:\/classes(?=\/help$)|(?=\/board\b))/;

/** Redirects to the same page for visitors, if there is one. */
function openVisitorsPage(c: Context): Response | undefined {
  const { pathname, search } = new URL(c.req.url);
  if (!visitorsPage.test(pathname)) return undefined;
  c.header("cache-control", "no-store");
  return c.redirect(pathname.replace(visitorsPage, `/${requestLanguage(c)}/try`) + search);
}

/** Redirects to the sign-in page, which leads back. */
function signInFirst(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  c.header("cache-control", "no-store");
  return c.redirect(`/auth?from=${encodeURIComponent(pathname + search)}`);
}

/** Null where only the browser can choose the item. Parameters are read as the application reads them. */
function practiceScreen(c: Context): ExerciseScreen | null {
  const { failed, package: packageId, verbs, section, cause } = c.req.query();
  if (section || cause) return null;
  const family = c.req.param("family");
  return {
    kind: "practice",
    family: family !== undefined && isFamily(family) ? family : defaultFamily,
    failedOnly: failed === "true",
    packageId: packageId || undefined,
    verbs: verbs || undefined,
  };
}

function reviewScreen(c: Context): ExerciseScreen | null {
  const query = c.req.query();
  if (query["missed"] === "true") return { kind: "review", review: "missed" };
  if (query["cause"]) return null;
  return { kind: "review", review: query["more"] === "true" ? "more" : "today" };
}

/** The item for a learner's screen. Null if there is none, if the database fails, or if it takes too long. */
async function findItem(
  c: Context<WithToken>,
  dependencies: Dependencies,
  screen: ExerciseScreen,
): Promise<FirstItem | "signed-out" | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, ITEM_MAX_MS, null);
  try {
    return await Promise.race([readItem(c, dependencies, screen), late.promise]);
  } catch (error) {
    // An error without a cause is a limit of the queue.
    if (toAppError(error).cause !== undefined) {
      dependencies.metrics.countDatabaseError(error);
      const entry = { requestId: c.get("requestId"), error: describeError(error) };
      dependencies.log.warn(entry, "sent a document without its first item");
    }
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function readItem(
  c: Context<WithToken>,
  dependencies: Dependencies,
  screen: ExerciseScreen,
): Promise<FirstItem | "signed-out" | null> {
  // Does not extend the session: the application's first call does.
  const session = await findLiveSession(dependencies, c.get("token"));
  if (session === null) return "signed-out";
  const { pathname, search } = new URL(c.req.url);
  const context = { ...dependencies, user: session.user, language: requestLanguage(c) };
  return readFirstItem(context, screen, pathname + search);
}
