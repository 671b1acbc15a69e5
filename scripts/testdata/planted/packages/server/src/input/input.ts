import { db } from "../db/db.ts";
export const input = db;
