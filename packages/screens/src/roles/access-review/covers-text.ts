import type { AccessReview } from "@ats/core/roles/access-review";
import type { Say } from "@ats/ui/texts";
import { roleName } from "../../users/role-name.ts";
import { scopeTexts } from "../texts.ts";
import { reviewTexts } from "./texts.ts";

/** The people of a review in words: everybody, a role or a scope. */
export const coversText = (say: Say, { role, scope }: Pick<AccessReview, "role" | "scope">) =>
  [role && roleName(say, role), scope && say(scopeTexts[scope])].filter(Boolean).join(", ") ||
  say(reviewTexts.everybody);
