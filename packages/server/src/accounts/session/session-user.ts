import type { Role } from "../../db/schema.ts";

/** Who a request comes from. */
export type SessionUser = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  twoFactorEnabled: boolean;
};
