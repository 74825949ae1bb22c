import { getCost } from "@ats/core/costs/contract";
import { agencyFeeHandler } from "./agency-fee.ts";
import { choiceHandlers } from "./choices.ts";
import { readCost } from "./cost-rows.ts";
import { documentHandlers } from "./document.ts";
import { exportHandler } from "./export.ts";
import { interviewTimeHandler } from "./interview-time.ts";
import { figures } from "./figures.ts";
import { list, totals } from "./list.ts";
import { implementCosts } from "./need-costs.ts";

export const costHandlers = [
  list,
  figures,
  totals,
  exportHandler,
  interviewTimeHandler,
  agencyFeeHandler,
  ...choiceHandlers,
  implementCosts(getCost, ({ actor, db, params }) => readCost(db, actor.company_id, params.id)),
  ...documentHandlers,
];
