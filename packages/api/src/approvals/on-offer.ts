import { hasApprovals } from "../jobs/approval.ts";
import type { OfferParticipant } from "../offers/offer-participant.ts";
import { endRequests } from "./end-requests.ts";
import { ofOffer } from "./offer-subject.ts";
import { readPeople } from "./people.ts";
import { findChain } from "./resolve-chain.ts";
import { changeRequisition, sendRequisition } from "./send-requisition.ts";
import { lockRequisition } from "./stored-requisition.ts";
import { needSubject } from "./subjects.ts";

/** An offer that a chain takes is made only once it is approved. */
export const approvalsOnOffer: OfferParticipant = {
  async beforeMake(call, id) {
    const { actor, db, services } = call;
    const key = ofOffer(id);
    if (!(await hasApprovals(call))) {
      await endRequests(call, [key]);
      return undefined;
    }
    const requisition = await lockRequisition(db, actor.company_id, key);
    if (requisition?.state === "pending")
      return { refused: "This offer waits for approval. It can be made once it is approved." };
    const people = await readPeople(db, actor.company_id, services.clock());
    if (requisition?.state === "approved") {
      // Its job may have changed since.
      const now = await changeRequisition(call, requisition, people);
      return now.state === "approved" ? undefined : "waits";
    }
    if (!(await findChain(db, await needSubject(db, actor.company_id, key)))) return undefined;
    const sent = await sendRequisition(call, key, people, { isDraft: false });
    return sent.state === "approved" ? undefined : "waits";
  },

  async afterChange(call, id) {
    const { actor, db, services } = call;
    const key = ofOffer(id);
    const requisition = await lockRequisition(db, actor.company_id, key);
    if (requisition?.state !== "pending" && requisition?.state !== "approved") return;
    if (!(await findChain(db, await needSubject(db, actor.company_id, key))))
      return endRequests(call, [key]);
    const people = await readPeople(db, actor.company_id, services.clock());
    await changeRequisition(call, requisition, people);
  },

  afterEnd: (call, id) => endRequests(call, [ofOffer(id)]),
};
