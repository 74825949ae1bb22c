import { screen } from "../../app/screen.ts";

export const userEditRoute = screen({
  name: "userEdit",
  right: "VIEW_USERS",
  load: async () => (await import("./UserEdit.tsx")).UserEdit,
  prefetch: async (read, { params }) => {
    const { getUser } = await import("@ats/core/users/profile-contract");
    read(getUser, { params: { id: Number(params.id) } });
  },
});
