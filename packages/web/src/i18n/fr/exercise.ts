export const exercise = {} as const;
