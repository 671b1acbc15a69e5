export * from "./schema/accounts.ts";
export * from "./schema/administration.ts";
export * from "./schema/content.ts";
export * from "./schema/mails.ts";
export * from "./schema/profiles.ts";
export * from "./schema/progress.ts";
export * from "./schema/reports-and-corrections.ts";
export * from "./schema/shared-state.ts";
