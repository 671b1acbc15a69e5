/** The largest width of a flag. Flags of short rounds are not larger than this. */
const FLAG_REM = 1.75;
const STRING_REM = 35;

/** The CSS width of the bunting of a session with a number of flags. */
export function sessionBuntingWidth(flags: number): string {
  return `${Math.min(flags * FLAG_REM, STRING_REM)}rem`;
}
