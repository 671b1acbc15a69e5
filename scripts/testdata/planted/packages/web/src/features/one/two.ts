import { app } from "../../app/app.ts";
export const two = app;
