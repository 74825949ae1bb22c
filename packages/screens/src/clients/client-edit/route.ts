import { screen } from "../../app/screen.ts";

export const clientEditRoute = screen({
  name: "clientEdit",
  right: "VIEW_CLIENT",
  load: async () => (await import("./ClientEdit.tsx")).ClientEdit,
  prefetch: async (read, { params }) => {
    const { getClient } = await import("@ats/core/clients/contract");
    read(getClient, { params: { id: Number(params.id) } });
  },
});
