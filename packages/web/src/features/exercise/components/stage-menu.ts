import { createContext, type ReactNode } from "react";

/** What stands at the end of the line at the top of the exercise screen: the menu of the learner's account. */
export const StageMenu = createContext<ReactNode>(null);
