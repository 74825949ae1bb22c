import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { credentials } from "./credentials.ts";
import { oneTimeCode } from "./one-time-code.ts";

// Served without the /api prefix. Specification §7, Users.

export const sendMailedCode = endpoint({
  method: "POST",
  path: "/users/otp",
  summary: "Emails a one-time code to a user who knows the password but has no authenticator app",
  access: "public",
  limit: "sign in",
  captcha: true,
  body: credentials,
});

export const verifyMailedCode = endpoint({
  method: "POST",
  path: "/users/otp/verify",
  summary: "Opens a session with an emailed code instead of one from the app",
  access: "public",
  limit: "sign in",
  captcha: true,
  body: credentials.extend({ otp: oneTimeCode }),
  response: z.object({ id: z.number().int() }),
});

export const mailedCodeContract = { sendMailedCode, verifyMailedCode };
