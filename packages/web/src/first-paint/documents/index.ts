// The script of the first paint in index.html. The build writes it into the document.
import { authPage } from "../auth.ts";
import { exercisePage } from "../exercise.ts";
import { framePage } from "../frame.ts";
import { showFirstPage } from "../show-first-page.ts";

showFirstPage([exercisePage, authPage, framePage]);
