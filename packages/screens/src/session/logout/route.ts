import { screen } from "../../app/screen.ts";
import { loginSearch } from "../login/route.ts";

export const logoutRoute = screen({
  name: "Logout",
  layout: "plain",
  search: loginSearch,
  load: () => import("./Logout.tsx").then(({ Logout }) => Logout),
});
