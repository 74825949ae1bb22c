import { z } from "zod";

/** Names the client that a call of an agency is about. */
export const clientParam = z.object({
  client_id: z.coerce.number().int().positive().max(2_147_483_647),
});
