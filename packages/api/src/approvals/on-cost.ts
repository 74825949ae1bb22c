import { changedFields } from "@ats/core/approvals/requisition";
import type { Fields } from "@ats/core/approvals/chain";
import { conditionsOf } from "@ats/core/approvals/stored-chain";
import { writtenMoney } from "@ats/core/costs/money";
import type { CostHold } from "@ats/core/costs/cost";
import type { CostCall, CostParticipant, SavedCost } from "../costs/cost-participant.ts";
import { hasApprovals } from "../jobs/approval.ts";
import { HttpError } from "../kernel/http-error.ts";
import { ofCost } from "./cost-subject.ts";
import { endRequests } from "./end-requests.ts";
import { readPeople } from "./people.ts";
import { readChains } from "./read-chains.ts";
import { findChain } from "./resolve-chain.ts";
import { changeRequisition, sendRequisition } from "./send-requisition.ts";
import { lockRequisition, type StoredRequisition } from "./stored-requisition.ts";
import { needSubject, readSubject } from "./subjects.ts";

/** A cost that a chain takes counts only once it is approved. */
export const approvalsOnCost: CostParticipant = {
  async onSave(call, id) {
    const { actor, db } = call;
    const before =
      id === undefined ? undefined : await readSubject(db, actor.company_id, ofCost(id));
    return (saved) => holdOf(call, saved, before?.fields);
  },

  onRemove: (call, id) => endRequests(call, [ofCost(id)]),
};

async function holdOf(
  call: CostCall,
  saved: SavedCost,
  before: Fields | undefined,
): Promise<CostHold | null> {
  const { actor, db, services } = call;
  const key = ofCost(saved.id);
  const requisition = await lockRequisition(db, actor.company_id, key);
  const release = async () => {
    await endRequests(call, [key]);
    return null;
  };
  if (saved.kind !== "COST" || !(await hasApprovals(call))) return release();
  const cost = await needSubject(db, actor.company_id, key);
  // A cost from before there was a chain needs no approval until it changes.
  if (!requisition && before && changedFields(before, cost.fields).length === 0) return null;
  if (cost.fields["cost_net"] === null) await refuseUnknownAmount(call);
  const asked = askedOf(saved, requisition);
  if (!(await findChain(db, { ...cost, fields: { ...cost.fields, ...asked } }))) return release();
  const people = await readPeople(db, actor.company_id, services.clock());
  const now =
    requisition?.state === "pending" || requisition?.state === "approved"
      ? await changeRequisition(call, requisition, people, asked)
      : await sendRequisition(call, key, people, { isDraft: false, asked });
  if (now.state === "approved") return null;
  if (saved.paid_date)
    throw new HttpError(
      409,
      "This cost needs approval before it can be paid. Leave the day of payment empty, and enter it once the cost is approved.",
    );
  return "WAITING";
}

/** The state of budgets in a request: as they were when the cost last changed for them. */
function askedOf(
  { exceeded, countsAsBefore }: SavedCost,
  requisition: StoredRequisition | undefined,
): Fields {
  if (requisition && countsAsBefore) return requisition.fields;
  const seen = exceeded.filter(({ is_seen }) => is_seen);
  return {
    budget_state: exceeded.length > 0 ? "exceeded" : "kept",
    budget_effect:
      seen
        .map(
          ({ name, used, amount, currency }) =>
            `${name}: ${writtenMoney({ amount: used, currency })} of ${writtenMoney({ amount, currency })}`,
        )
        .join("; ") || null,
  };
}

/** Refuses a cost without a rate where chains ask for its amount: it would pass below every limit. */
async function refuseUnknownAmount({ db }: CostCall): Promise<void> {
  const chains = (await readChains(db)).filter(({ kind, is_on }) => kind === "cost" && is_on);
  if (chains.flatMap(conditionsOf).some(({ field }) => field === "cost_net"))
    throw new HttpError(
      400,
      "Costs over a limit need approval, and without an exchange rate nobody knows whether this is one. Enter the rate and its day.",
    );
}
