import { screen } from "../app/screen.ts";

export const helpRoute = screen({
  name: "help",
  load: () => import("./Help.tsx").then(({ Help }) => Help),
});
