import { db } from "./db/db.ts";
export const door = db;
