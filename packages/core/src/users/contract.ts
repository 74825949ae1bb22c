import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { userSchema } from "./user.ts";

export const getUserSettings = endpoint({
  method: "GET",
  path: "/api/user/settings/{id}",
  summary: "Returns the signed-in user with rights, flags and company settings",
  params: idParam,
  query: z.object({ get_from_db: z.enum(["true", "false"]).optional() }),
  response: z.object({ users: userSchema }),
});

export const dismissAnnouncement = endpoint({
  method: "PUT",
  path: "/api/users/announcement/dismiss",
  summary: "Records that the signed-in user dismissed an announcement",
  body: z.object({ announcement_id: z.uuid() }),
});

export const usersContract = { getUserSettings, dismissAnnouncement };
