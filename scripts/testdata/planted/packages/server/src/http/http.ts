import { accounts } from "../accounts/accounts.ts";
export const http = accounts;
