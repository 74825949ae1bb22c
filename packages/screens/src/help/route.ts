import { screen } from "../app/screen.ts";

export const helpRoute = screen({
  name: "help",
  title: "Help",
  load: () => import("./Help.tsx").then(({ Help }) => Help),
});
