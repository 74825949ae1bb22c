import { screen } from "../../app/screen.ts";
import { loginSearch } from "../login/route.ts";

export const logoutRoute = screen({
  name: "Logout",
  title: "Logging out",
  layout: "plain",
  search: loginSearch,
  load: () => import("./Logout.tsx").then(({ Logout }) => Logout),
});
