import { createContext, type ReactNode } from "react";

/** The menu of the learner's account, shown at the end of the line at the top of the exercise screen. */
export const StageMenu = createContext<ReactNode>(null);

/** Where the arrow at the beginning of that line leads: by default, to the dashboard. */
export const StageBack = createContext<{ href: string; label: string } | null>(null);

/** Whether menus link to other sites. A class can turn this off. */
export const OutsideLinks = createContext(true);
