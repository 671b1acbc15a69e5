/** What a browser keeps that was greeted before: no dialog lies over its first page. */
export const alreadyWelcomed = {
  cookies: [
    {
      name: "verbena_welcome_shown",
      value: "true",
      domain: "127.0.0.1",
      path: "/",
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: "Lax" as const,
    },
  ],
  origins: [],
};

/** A browser that never saw Verbena. */
export const neverWelcomed = { cookies: [], origins: [] };
