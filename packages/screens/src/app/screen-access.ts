import { mayUse } from "@ats/core/rights/access";
import type { User } from "@ats/core/users/user";
import type { ScreenRoute } from "./screen.ts";

/** Checks the user's company type, rights and features. Specification §6. */
export const maySee = ({ company, right, shows, feature }: ScreenRoute, user: User): boolean =>
  (company === "any" || company === user.company_type) &&
  (!right || user.rights.has_access.includes(right)) &&
  (!shows || !user.access.hidden.includes(shows)) &&
  (!feature || mayUse(feature, user));
