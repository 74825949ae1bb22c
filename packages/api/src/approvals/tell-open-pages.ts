import type { People } from "@ats/core/approvals/acts";
import type { Acting } from "../kernel/implement.ts";
import type { StoredRequisition } from "./stored-requisition.ts";

/** Tells the open pages of those whom a request concerns that it has changed. */
export function tellOpenPages(
  { actor, services, afterCommit }: Acting,
  { delegateOf }: Pick<People, "delegateOf">,
  { company_id, id: requisition_id, requested_by, ...requisition }: StoredRequisition,
  /** Users who are asked now, and were not before. */
  asked: readonly number[] = [],
): void {
  const withStandIns = (ids: readonly number[]) => [
    ...new Set(ids.flatMap((id) => [id, delegateOf(id) ?? id])),
  ];
  const deciders = requisition.steps.flatMap(({ approvers }) => approvers);
  const event = {
    company_id,
    requisition_id,
    concerned_ids: withStandIns([requested_by, ...deciders]),
    asked_ids: withStandIns(asked).filter((id) => id !== actor.user_id),
  };
  afterCommit(() => services.live.publish(event));
}
