import { authPage } from "../auth.ts";
import { showFirstPage } from "../show-first-page.ts";

showFirstPage([authPage]);
