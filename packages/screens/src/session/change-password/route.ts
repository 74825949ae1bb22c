import { screen } from "../../app/screen.ts";

export const changePasswordRoute = screen({
  name: "changePassword",
  title: "Change password",
  layout: "plain",
  load: () => import("./ChangePassword.tsx").then(({ ChangePassword }) => ChangePassword),
});
