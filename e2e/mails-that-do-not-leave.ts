/** What the server says of its mails while the mail server is silent, and one address is unknown. */
export const mailsThatDoNotLeave = {
  waiting: {
    count: 3,
    since: "2026-03-10T09:00:00.000Z",
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
        failed_at: "2026-03-10T09:10:00.000Z",
        trouble: "no-such-address",
        reason: "EENVELOPE RCPT TO 550 5.1.1",
      },
    ],
  },
};
