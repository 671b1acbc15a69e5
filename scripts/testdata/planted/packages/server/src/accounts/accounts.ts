import { mail } from "../mail/mail.ts";
export const accounts = mail;
