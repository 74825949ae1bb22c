import { screen } from "../../app/screen.ts";

export const resetPasswordRoute = screen({
  name: "Resetpassword",
  layout: "plain",
  load: () => import("./ResetPassword.tsx").then(({ ResetPassword }) => ResetPassword),
});
