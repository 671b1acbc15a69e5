/** Why a program cannot start; its message is one line that says what to do. */
export class StartError extends Error {}
