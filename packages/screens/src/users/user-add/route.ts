import { screen } from "../../app/screen.ts";

export const userAddRoute = screen({
  name: "userAdd",
  right: "UPDATE_USERS",
  load: async () => (await import("./UserAdd.tsx")).UserAdd,
});
