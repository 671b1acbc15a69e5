const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** The server's list of mails when the mail server is unreachable and one address is unknown. */
export const undeliveredMails = () => ({
  waiting: {
    count: 3,
    since: minutesAgo(40),
    trouble: "unreachable",
    reason: "ESOCKET CONN",
  },
  failed: {
    count: 1,
    mails: [
      {
        id: "11111111-1111-4111-8111-111111111111",
        username: "Ana",
        recipient: "ana@example.org",
        kind: "reset-password",
        failedAt: minutesAgo(30),
        trouble: "no-such-address",
        reason: "EENVELOPE RCPT TO 550 5.1.1",
      },
    ],
  },
});

/** A row of the list of users. Signing up fifty users would take too long. */
export function fakeUser(number: number) {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    username: `Persona ${number}`,
    email: `persona-${number}@example.org`,
    created_at: "2026-01-10T12:00:00.000Z",
    last_sign_in_at: null,
    totalAttempts: 0,
    total_correct: 0,
    successRate: 0,
    level: 0,
    emailVerified: true,
    language: "nl",
    role: number === 1 ? "admin" : "user",
    classRoles: number === 2 ? ["teacher"] : number === 3 ? ["pupil"] : [],
  };
}
