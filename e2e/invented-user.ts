/** A user whom there is not: fifty and more of them would take long to sign up. */
export function inventedUser(number: number) {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    username: `Persona ${number}`,
    email: `persona-${number}@example.org`,
    created_at: "2026-01-10T12:00:00.000Z",
    last_sign_in_at: null,
    total_attempts: 0,
    total_correct: 0,
    success_rate: 0,
    level: 0,
    email_verified: true,
    language: "nl",
    role: number === 1 ? "admin" : "user",
  };
}
