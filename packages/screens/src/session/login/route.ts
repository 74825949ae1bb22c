import { logoutReasons } from "@ats/core/session/session";
import { z } from "zod";
import { screen } from "../../app/screen.ts";

export const loginSearch = z.object({
  /** Why the visitor was logged out. */
  reason: z.enum(logoutReasons).optional().catch(undefined),
  /** Path to go to after signing in, on this host. */
  callbackUrl: z.string().optional(),
});
export type LoginSearch = z.output<typeof loginSearch>;

export const loginRoute = screen({
  name: "Login",
  title: "Sign in",
  layout: "plain",
  search: loginSearch,
  load: () => import("./Login.tsx").then(({ Login }) => Login),
});
