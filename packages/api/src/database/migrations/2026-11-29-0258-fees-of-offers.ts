import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** The offer whose agency fee a cost is. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table cost_lines
  add column offer_id bigint,
  -- True until the offer is accepted.
  add column is_forecast boolean not null default false,
  add foreign key (company_id, offer_id) references offers on delete set null (offer_id);
-- The fee of an offer: one at most.
create unique index cost_lines_offer on cost_lines (company_id, offer_id)
  where offer_id is not null;`,
  );
