import { framePage } from "../frame.ts";
import { showFirstPage } from "../show-first-page.ts";

showFirstPage([framePage]);
