import { logoutReasons } from "@ats/core/session/session";
import { z } from "zod";
import { screen } from "../../app/screen.ts";
import { signInSearch } from "../sign-in-links.ts";

export const loginSearch = signInSearch.extend({
  /** Why the visitor was logged out. */
  reason: z.enum(logoutReasons).optional().catch(undefined),
  /** Parameters that the organisation's provider adds. */
  code: z.string().optional().catch(undefined),
  state: z.string().optional().catch(undefined),
  iss: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
});
export type LoginSearch = z.output<typeof loginSearch>;

export const loginRoute = screen({
  name: "Login",
  layout: "plain",
  search: loginSearch,
  load: () => import("./Login.tsx").then(({ Login }) => Login),
});
