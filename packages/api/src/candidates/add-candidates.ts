import type { ImportedCandidate } from "@ats/core/candidates/candidate-import";
import { noHistory } from "@ats/core/candidates/history-input";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { amountOf } from "../custom-fields/amount.ts";
import { readFields } from "../custom-fields/fields.ts";
import { wordKinds } from "../custom-fields/word-kinds.ts";
import { insertRows } from "../database/insert-rows.ts";
import { candidateSearchText, candidateTokens } from "../search/tokens.ts";
import { needTags } from "../tags/tags.ts";
import { recordCandidateEvents } from "./record-candidate-event.ts";
import { nextNumbers } from "./insert-candidate.ts";

/** Candidates inserted before each call of `onAdded`. */
const part = 1000;

/** Adds many candidates with their search words. `onAdded` may throw to stop the import. */
export async function addCandidates(
  call: Pick<Call, "db" | "services" | "actor">,
  inputs: readonly ImportedCandidate[],
  onAdded: (count: number) => void = () => {},
): Promise<void> {
  const { db, services } = call;
  const { company_id } = call.actor;
  const now = services.clock();
  const numbers = await nextNumbers(db, company_id, inputs.length);
  const { rows: ids } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('candidates', 'id'))::int8 as id
    from generate_series(1, ${inputs.length}::int)`.execute(db);
  const typed = [...new Set(inputs.flatMap(({ tags }) => tags))];
  const known = await needTags(db, company_id, typed);
  const labels = new Map(typed.map((tag, index) => [tag, known[index]]));
  const kinds = new Map((await readFields(db)).map(({ id, kind }) => [id, kind]));
  const values = inputs.map(({ custom_values = {} }) => Object.entries(custom_values));
  const textsOf = (index: number) =>
    (values[index] ?? []).flatMap(([field, value]) => {
      const kind = kinds.get(Number(field));
      return value && kind && wordKinds.includes(kind) ? [value] : [];
    });
  const candidates = inputs.map((input, index) => {
    const { consent, tags, history = noHistory, custom_values: _, ...fields } = input;
    return {
      ...fields,
      tags: tags.map((tag) => labels.get(tag) ?? tag),
      company_id,
      id: Number(ids[index]?.id),
      candidate_number: numbers[index] as number,
      consent_date_time: consent ? now : null,
      history,
      created_date_time: now,
      last_activity_date_time: now,
    };
  });
  for (let start = 0; start < candidates.length; start += part) {
    const some = candidates.slice(start, start + part);
    await insertRows(
      db,
      "candidates",
      some.map((candidate, index) => ({
        ...candidate,
        ...candidateSearchText(candidate, textsOf(start + index)),
      })),
    );
    await insertRows(
      db,
      "candidate_tokens",
      some.flatMap((candidate, index) =>
        [...candidateTokens(candidate, textsOf(start + index))].map(([token, identifying]) => ({
          company_id,
          token,
          candidate_id: candidate.id,
          identifying,
        })),
      ),
    );
    await insertRows(
      db,
      "custom_values",
      some.flatMap(({ id: candidate_id }, index) =>
        (values[start + index] ?? []).flatMap(([field, value]) => {
          const kind = kinds.get(Number(field));
          return value && kind
            ? [
                {
                  company_id,
                  field_id: Number(field),
                  candidate_id,
                  value,
                  amount: amountOf(kind, value),
                },
              ]
            : [];
        }),
      ),
    );
    await recordCandidateEvents(
      call,
      some.map(({ candidate_number }) => ({ type: "added", candidate_number })),
    );
    onAdded(start + some.length);
  }
}
