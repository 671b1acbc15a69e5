/** Classes of a text link. */
export const linkClass =
  "rounded-sm font-semibold text-azulejo underline decoration-[1.5px] underline-offset-3 hover:decoration-[3px]";
