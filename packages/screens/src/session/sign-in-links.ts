import { toSearch } from "@ats/core/contract/client";
import { to } from "@ats/core/navigation/routes";
import { z } from "zod";

/** Search parameters passed between sign-in pages: the path to open afterwards, on this host. */
export const signInSearch = z.object({ callbackUrl: z.string().optional() });
export type SignInSearch = z.output<typeof signInSearch>;

const handingOn = (path: string, { callbackUrl }: SignInSearch): string =>
  callbackUrl ? `${path}?${toSearch({ callbackUrl })}` : path;

export const toLogin = (search: SignInSearch = {}): string => handingOn(to.Login(), search);
export const toForgotPassword = (search: SignInSearch = {}): string =>
  handingOn(to.Forgotpassword(), search);
