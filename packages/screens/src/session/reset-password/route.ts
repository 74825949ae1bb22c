import { screen } from "../../app/screen.ts";

export const resetPasswordRoute = screen({
  name: "Resetpassword",
  title: "New password",
  layout: "plain",
  load: () => import("./ResetPassword.tsx").then(({ ResetPassword }) => ResetPassword),
});
