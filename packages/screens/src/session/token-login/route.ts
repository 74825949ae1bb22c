import { z } from "zod";
import { screen } from "../../app/screen.ts";

const search = z.object({
  /** Path to open after sign-in, on this host. */
  callbackUrl: z.string().optional().catch(undefined),
});
const layout = "plain";

export const tokenLoginRoute = screen({
  name: "tokenLogin",
  layout,
  search,
  load: () => import("./TokenLogin.tsx").then(({ LinkLogin }) => LinkLogin),
});

/** The page that a switch of company leads to. */
export const multiclientLoginRoute = screen({
  name: "multiclientLogin",
  layout,
  search: search.extend({ token: z.string().optional().catch(undefined) }),
  load: () => import("./TokenLogin.tsx").then(({ SwitchLogin }) => SwitchLogin),
});

export const techUserLoginRoute = screen({
  name: "techUserLogin",
  layout,
  search,
  load: () => import("./TokenLogin.tsx").then(({ SupportLogin }) => SupportLogin),
});
