import { downloads } from "../downloads/downloads.ts";
export const accounts = downloads;
