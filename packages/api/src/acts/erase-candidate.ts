import * as contract from "@ats/core/candidates/erasure-contract";
import { recordAudit } from "../audit/record-audit.ts";
import { publishChange } from "../applications/publish-change.ts";
import { needCandidate } from "../candidates/details.ts";
import { recordCandidateEvent } from "../candidates/record-candidate-event.ts";
import { needNotHeld } from "../candidates/legal-hold.ts";
import { lockApplicationsOf, lockCandidates } from "../candidates/lock-candidates.ts";
import { removeDropped } from "../files/dropped-files.ts";
import { stale } from "../kernel/http-error.ts";
import { implement } from "../kernel/implement.ts";
import { erasePerson } from "./erase-person.ts";

export const eraseCandidate = implement(contract.eraseCandidate, async (call) => {
  const { actor, params, body, db, services, version, afterCommit } = call;
  await lockApplicationsOf(db, [params.id]);
  await lockCandidates(db, [params.id]);
  const { candidate_number, version: now } = await needCandidate(db, params.id);
  if (now !== version) throw stale("This candidate was");
  await needNotHeld(db, params.id);
  const { counts, applications } = await erasePerson(call, params.id);
  await recordCandidateEvent(call, {
    type: "erased",
    candidate_number,
    reason: body.reason,
    counts,
  });
  await recordAudit(call, {
    type: "candidate_erased",
    subject: { id: candidate_number, name: null },
  });
  publishChange(call, applications);
  afterCommit(() => removeDropped(services, actor.company_id));
  return {};
});
