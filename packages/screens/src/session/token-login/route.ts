import { z } from "zod";
import { screen } from "../../app/screen.ts";

const search = z.object({
  /** Path to go to after signing in, on this host. */
  callbackUrl: z.string().optional().catch(undefined),
});
const title = "Signing in";
const layout = "plain";

export const tokenLoginRoute = screen({
  name: "tokenLogin",
  title,
  layout,
  search,
  load: () => import("./TokenLogin.tsx").then(({ LinkLogin }) => LinkLogin),
});

/** Where a switch from one company to another arrives. */
export const multiclientLoginRoute = screen({
  name: "multiclientLogin",
  title,
  layout,
  search: search.extend({ token: z.string().optional().catch(undefined) }),
  load: () => import("./TokenLogin.tsx").then(({ SwitchLogin }) => SwitchLogin),
});

export const techUserLoginRoute = screen({
  name: "techUserLogin",
  title,
  layout,
  search,
  load: () => import("./TokenLogin.tsx").then(({ SupportLogin }) => SupportLogin),
});
