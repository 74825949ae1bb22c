import { screen } from "../../app/screen.ts";

export const changePasswordRoute = screen({
  name: "changePassword",
  layout: "plain",
  load: () => import("./ChangePassword.tsx").then(({ ChangePassword }) => ChangePassword),
});
