/** Classes of a link within text or in a row of links. */
export const linkClass =
  "rounded-sm font-semibold text-azulejo underline decoration-[1.5px] underline-offset-3 hover:decoration-[3px]";
