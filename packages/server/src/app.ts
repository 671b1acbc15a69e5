import { Hono } from "hono";
import { compress } from "hono/compress";
import { requestId } from "hono/request-id";
import { addressRoutes } from "./accounts/address/routes.ts";
import { linkRoutes } from "./accounts/links/routes.ts";
import { passwordRoutes } from "./accounts/password/routes.ts";
import { sessionRoutes } from "./accounts/session/routes.ts";
import { signInRoutes } from "./accounts/sign-in/routes.ts";
import { twoFactorRoutes } from "./accounts/two-factor/routes.ts";
import { applicationDocuments } from "./application-documents.ts";
import { createApplicationPage } from "./application-page.ts";
import type { Dependencies } from "./dependencies.ts";
import { AppError } from "./errors/app-error.ts";
import { adminRoutes } from "./features/administration/routes.ts";
import { joinRoutes, openInvitationRoutes } from "./features/classes/members/routes.ts";
import { classRoutes } from "./features/classes/routes.ts";
import { correctionRoutes } from "./features/corrections/routes.ts";
import { exerciseRoutes, verbRoutes } from "./features/exercises/routes.ts";
import { exportRoutes } from "./features/export/routes.ts";
import { healthRoutes } from "./features/health/routes.ts";
import { mailRoutes } from "./features/mails/routes.ts";
import { metricsRoutes } from "./features/metrics/routes.ts";
import { packageRoutes, sharedSelectionRoutes } from "./features/packages/routes.ts";
import { profileRoutes } from "./features/profile/routes.ts";
import { progressRoutes } from "./features/progress/routes.ts";
import { recordingRoutes } from "./features/recordings/routes.ts";
import { adminReportRoutes, reportRoutes } from "./features/reports/routes.ts";
import { statisticsRoutes } from "./features/statistics/routes.ts";
import { oneClickRoutes, weeklyMailRoutes } from "./features/weekly-mail/routes.ts";
import { clientAddress, warnOfUnknownProxy } from "./http/client-address.ts";
import { errorHandler } from "./http/error-handler.ts";
import { runAsClient } from "./http/fair-queue.ts";
import { defaultCacheControl, securityHeaders } from "./http/headers.ts";
import { knownHost, limitBody, sameOrigin } from "./http/request-checks.ts";
import { requestLog } from "./http/request-log.ts";
import { compressJson } from "./http/send-json.ts";
import { publicPageRoutes } from "./public-pages/routes.ts";
import { startRoutes } from "./start.ts";
import { verbsApiRoutes } from "./verbs-api/routes.ts";
import { visitorDocuments } from "./visitor-documents.ts";
import { webFiles } from "./web-files.ts";

/** Fits a batch of 200 answers. */
const BODY_MAX_BYTES = 256 * 1024;

/** For routes of accounts, most of which need no session. */
const ACCOUNT_BODY_MAX_BYTES = 16 * 1024;

const REQUEST_ID_MAX_LENGTH = 64;

/** All routes under /api. The browser's client derives its calls from their type. */
function createApi(dependencies: Dependencies) {
  return new Hono()
    .basePath("/api")
    .route("/start", startRoutes(dependencies))
    .route("/auth", signInRoutes(dependencies))
    .route("/auth", sessionRoutes(dependencies))
    .route("/auth", passwordRoutes(dependencies))
    .route("/auth", twoFactorRoutes(dependencies))
    .route("/auth", addressRoutes(dependencies))
    .route("/auth", linkRoutes(dependencies))
    .route("/profile", profileRoutes(dependencies))
    .route("/exercises", exerciseRoutes(dependencies))
    .route("/verbs", verbRoutes(dependencies))
    .route("/recordings", recordingRoutes(dependencies))
    .route("/packages", packageRoutes(dependencies))
    .route("/shared-selections", sharedSelectionRoutes(dependencies))
    .route("/progress", progressRoutes(dependencies))
    .route("/statistics", statisticsRoutes(dependencies))
    .route("/export", exportRoutes(dependencies))
    .route("/reports", reportRoutes(dependencies))
    .route("/classes", classRoutes(dependencies))
    .route("/join", joinRoutes(dependencies))
    .route("/class-invitations", openInvitationRoutes(dependencies))
    .route("/weekly-mail", weeklyMailRoutes(dependencies))
    .route("/admin", adminRoutes(dependencies))
    .route("/admin", adminReportRoutes(dependencies))
    .route("/admin", correctionRoutes(dependencies))
    .route("/admin", mailRoutes(dependencies));
}

export type AppType = ReturnType<typeof createApi>;

/** Builds the application without starting anything. */
export function createApp(dependencies: Dependencies): Hono {
  const { log, baseUrl, linkOrigin, trustedProxies } = dependencies;
  const app = new Hono();
  app.use(requestId({ limitLength: REQUEST_ID_MAX_LENGTH }));
  app.use(requestLog(dependencies));
  app.use(warnOfUnknownProxy(dependencies));
  app.use(securityHeaders(baseUrl));
  // Before the check of host names, since load balancers use other names.
  app.route("/", healthRoutes(dependencies));
  app.route("/", metricsRoutes(dependencies));
  if (!baseUrl) app.use(knownHost({ linkOrigin, log }));
  app.get("*", compress());
  // Before the checks of the application's own calls, since programs of other sites may call it.
  app.route("/api/v1", verbsApiRoutes(dependencies));
  for (const path of ["/api/*", "/app/*"]) {
    app.use(path, (c, next) => runAsClient(clientAddress(c, trustedProxies), next));
  }
  app.use("/api/*", compressJson);
  app.use("/api/*", defaultCacheControl("no-store"));
  app.use("/api/*", sameOrigin(baseUrl), limitBody(BODY_MAX_BYTES));
  app.use("/api/auth/*", limitBody(ACCOUNT_BODY_MAX_BYTES));
  app.route("/", createApi(dependencies));
  app.all("/api/*", () => {
    throw new AppError("not_found");
  });
  app.route("/", oneClickRoutes(dependencies));
  app.route("/", publicPageRoutes(dependencies));
  const { webRoot, operator, minAge } = dependencies;
  const page = createApplicationPage(webRoot, operator === "public" ? minAge : null);
  app.route("/", applicationDocuments(dependencies, page));
  app.route("/", visitorDocuments(dependencies.contentSnapshot, page));
  app.route("/", webFiles(dependencies, page));
  app.onError(errorHandler(dependencies));
  return app;
}
