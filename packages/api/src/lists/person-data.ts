import { sql } from "kysely";
import { emailSpellings, isContactOf } from "../candidates/is-contact-of.ts";
import type { PersonParticipant } from "../candidates/person-participant.ts";

const term = sql`searched->>'term'`;
const namesCandidate = (spellings: string[]) => sql`(${isContactOf(term, spellings)}
  or normalise(${term}) in (normalise(c.first_name || ' ' || c.last_name), c.sort_name))`;

export const listsPersonData: PersonParticipant = {
  tables: ["saved_views"],

  /** Removes search terms that name the candidate from saved views; other terms stay. */
  async erase({ db, id }) {
    const spellings = await emailSpellings(
      db,
      id,
      sql`select ${term} from saved_views, jsonb_array_elements(state->'search') searched`,
    );
    const isOfCandidate = namesCandidate(spellings);
    await sql`update saved_views v set state = jsonb_set(v.state, '{search}', (
        select coalesce(jsonb_agg(searched order by place) filter (where ${isOfCandidate} is not true), '[]')
        from jsonb_array_elements(v.state->'search') with ordinality of_view (searched, place)))
      from candidates c where c.id = ${id} and exists (
        select from jsonb_array_elements(v.state->'search') searched where ${isOfCandidate})`.execute(
      db,
    );
  },
};
