/**
 * What a person wrote, for a place inside a sentence: Unicode's first strong isolate keeps a name in
 * Arabic from turning around the marks beside it.
 */
export const isolated = (written: string): string => `\u2068${written}\u2069`;
