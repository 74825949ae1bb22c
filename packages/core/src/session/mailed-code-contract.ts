import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { credentials } from "./credentials.ts";
import { oneTimeCode } from "./one-time-code.ts";

// Served without the /api prefix. Specification §7, Users.

export const sendMailedCode = endpoint({
  method: "POST",
  path: "/users/otp",
  summary: "Sends a one-time code by mail to who knows the password and is without the app",
  access: "public",
  captcha: true,
  body: credentials,
});

export const verifyMailedCode = endpoint({
  method: "POST",
  path: "/users/otp/verify",
  summary: "Opens a session as sign-in does, with the code of a mail in place of the app's",
  access: "public",
  captcha: true,
  body: credentials.extend({ otp: oneTimeCode }),
  response: z.object({ id: z.number().int() }),
});

export const mailedCodeContract = { sendMailedCode, verifyMailedCode };
