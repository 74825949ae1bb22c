import { z } from "zod";

/** What an agency declares as it begins to work with a client. */
export const declarations = {
  /** It keeps to the client's rules of conduct. */
  keeps_conduct: z.literal(true, "Tick that you keep to the rules of conduct."),
  /** It does not approach whom the client names as off limits. */
  keeps_off_limits: z.literal(true, "Tick that you don’t approach their people."),
  /** The terms that were shown; null where there were none. */
  terms_id: z.number().int().nullable().default(null),
};
