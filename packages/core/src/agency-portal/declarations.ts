import { z } from "zod";

const declared = z.literal(true, "Tick this to go on.");

/** What an agency declares as it begins to work with a client. */
export const declarations = {
  /** It keeps to the client's rules of conduct. */
  keeps_conduct: declared,
  /** It does not approach whom the client names as off limits. */
  keeps_off_limits: declared,
  /** The terms that were shown; null where there were none. */
  terms_id: z.number().int().nullable().default(null),
};
