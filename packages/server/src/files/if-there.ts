/** Whether what is there already gives way. */
export type IfThere = { replace: boolean };
