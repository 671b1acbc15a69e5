import { exercisePage } from "../exercise.ts";
import { framePage } from "../frame.ts";
import { showFirstPage } from "../show-first-page.ts";

showFirstPage([exercisePage, framePage]);
