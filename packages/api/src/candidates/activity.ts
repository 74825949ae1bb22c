import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { anonymisableFields, hides, hidesTexts } from "@ats/core/anonymisation/fields";
import { listCandidateActivity } from "@ats/core/candidates/activity-contract";
import { can } from "@ats/core/rights/rights";
import { actorOf } from "../users/actor-of.ts";
import { implement } from "../kernel/implement.ts";
import { needCandidate } from "./details.ts";
import { numbersOf } from "./merge-chain.ts";

/** Fields that tell nothing about the person. The company's own fields go by their names. */
const openFields: ReadonlySet<string> = new Set([
  ...anonymisableFields,
  "tags",
  "talent_pool",
  "restored_candidate",
  "consent",
  "retention_date",
]);

/**
 * Lists the acts on a candidate's record and on records merged into it, newest first. Fields that
 * are hidden from the reader are hidden here too.
 */
export const listActivity = implement(listCandidateActivity, async ({ actor, params, db }) => {
  const { anonymised } = await needCandidate(db, params.id);
  const rows = await db
    .selectFrom("candidate_events as e")
    .leftJoin("users as u", "u.id", "e.user_id")
    .where((is) =>
      is.or([
        is("e.candidate_number", "in", numbersOf(params.id)),
        is("e.other_candidate_number", "in", numbersOf(params.id)),
      ]),
    )
    .select(["e.id", "e.type", "e.changes", "e.candidate_number", "e.other_candidate_number"])
    .select(["e.reason", "e.created_date_time", "e.through"])
    .select(["u.id as user_id", "u.first_name", "u.last_name", "u.home_company_name"])
    .orderBy("e.created_date_time", "desc")
    .orderBy("e.id", "desc")
    .execute();
  const hidden = hiddenFields(actor, anonymised);
  const isHidden = (field: string) =>
    hides(hidden, field) || (hidesTexts(hidden) && !openFields.has(field));
  return {
    records: rows.map(({ changes, reason, ...row }) => ({
      ...actorOf(row),
      changes: changes.map((change) =>
        isHidden(change.field) ? { ...change, before: null, after: null } : change,
      ),
      reason: can(actor, "ERASE_CANDIDATES") ? reason : null,
    })),
  };
});
