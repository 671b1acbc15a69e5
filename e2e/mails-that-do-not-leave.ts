const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** What the server says of its mails while the mail server is silent, and one address is unknown. */
export const mailsThatDoNotLeave = () => ({
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
        failed_at: minutesAgo(30),
        trouble: "no-such-address",
        reason: "EENVELOPE RCPT TO 550 5.1.1",
      },
    ],
  },
});
