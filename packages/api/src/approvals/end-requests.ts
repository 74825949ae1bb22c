import type { SubjectKey } from "@ats/core/approvals/subject";
import type { Acting } from "../kernel/implement.ts";
import { actOnRequisition } from "./act-on-requisition.ts";
import { readPeople } from "./people.ts";
import { lockRequisition } from "./stored-requisition.ts";

/** Ends the requests that wait, or came back, about what has ended itself. */
export async function endRequests(acting: Acting, keys: readonly SubjectKey[]): Promise<void> {
  const { actor, db, services } = acting;
  for (const key of keys) {
    const requisition = await lockRequisition(db, actor.company_id, key);
    if (requisition?.state !== "pending" && requisition?.state !== "sent_back") continue;
    const people = await readPeople(db, actor.company_id, services.clock());
    await actOnRequisition(acting, requisition, { type: "withdraw" }, people, {
      type: "withdrawn",
    });
  }
}
