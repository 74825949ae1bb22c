import { z } from "zod";

const id = z.coerce.number().int().positive();

/** `?application_ids=1&application_ids=2` */
export const applicationIdsQuery = z.object({
  application_ids: z.union([id, z.array(id).max(500)]).transform((given) => [given].flat()),
});
