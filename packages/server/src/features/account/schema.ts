import { z } from "zod";
import { password } from "../../auth/password.ts";
import { username } from "../../auth/username.ts";
import { issue, text } from "../../http/text.ts";

const email = text.transform((address) => address.trim()).pipe(z.email(issue("invalidEmail")));

/** Whether the session outlives the browser: 30 days when it does. */
const rememberMe = z.boolean(issue("invalidValue")).optional();

export const signUpInput = z.object({ name: username, email, password, rememberMe });
export const signInInput = z.object({ email, password, rememberMe });
