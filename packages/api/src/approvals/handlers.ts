import { chainHandlers } from "./chains.ts";
import { delegationHandlers } from "./delegations.ts";
import { costDetails, details, offerDetails } from "./details.ts";
import { followUpHandlers } from "./follow-up.ts";
import { figures, list } from "./list.ts";

/** Fixed paths come before those with a parameter, which would match them too. */
export const approvalHandlers = [
  list,
  figures,
  details,
  offerDetails,
  costDetails,
  ...followUpHandlers,
  ...chainHandlers,
  ...delegationHandlers,
];
