import type { Messages } from "./catalogues.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "messages";
    resources: { messages: Messages };
  }
}
