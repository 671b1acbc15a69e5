import { createContext, type ReactNode } from "react";

/** The menu of the learner's account, shown at the end of the line at the top of the exercise screen. */
export const StageMenu = createContext<ReactNode>(null);
