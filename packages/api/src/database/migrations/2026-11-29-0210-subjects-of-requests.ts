import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Requests for approval of offers and costs beside jobs, each with chains of its own. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table approval_chains add column kind text not null default 'job'
  check (kind in ('job', 'offer', 'cost'));
alter table approval_chains alter column kind drop default;

alter table requisitions
  alter column job_id drop not null,
  -- Costs are not always a job's.
  alter column job_number drop not null,
  add column offer_id bigint,
  add column cost_line_id bigint,
  add column kind text not null generated always as (
    case when offer_id is not null then 'offer' when cost_line_id is not null then 'cost' else 'job' end
  ) stored,
  add check (num_nonnulls(job_id, offer_id, cost_line_id) = 1),
  -- An offer, as a cost, has one request, which is sent again after it came back.
  add unique (company_id, offer_id),
  add unique (company_id, cost_line_id),
  -- An offer ends with its application's person; what was said about it ends too.
  add foreign key (company_id, offer_id) references offers on delete cascade,
  add foreign key (company_id, cost_line_id) references cost_lines on delete cascade;
alter table requisition_events
  drop constraint requisition_events_company_id_requisition_id_fkey,
  add foreign key (company_id, requisition_id) references requisitions on delete cascade;
alter table requisition_versions
  drop constraint requisition_versions_company_id_requisition_id_fkey,
  add foreign key (company_id, requisition_id) references requisitions on delete cascade;
alter table approval_links
  drop constraint approval_links_company_id_requisition_id_fkey,
  add foreign key (company_id, requisition_id) references requisitions on delete cascade;`,
  );
