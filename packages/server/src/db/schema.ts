export * from "./schema/accounts.ts";
export * from "./schema/content.ts";
export * from "./schema/packages.ts";
export * from "./schema/profiles.ts";
export * from "./schema/progress.ts";
