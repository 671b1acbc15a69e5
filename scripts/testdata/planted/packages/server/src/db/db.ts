import { http } from "../http/http.ts";
export const db = http;
