import { screen } from "../../app/screen.ts";
import { signInSearch } from "../sign-in-links.ts";

export const forgotPasswordRoute = screen({
  name: "Forgotpassword",
  layout: "plain",
  search: signInSearch,
  load: () => import("./ForgotPassword.tsx").then(({ ForgotPassword }) => ForgotPassword),
});
