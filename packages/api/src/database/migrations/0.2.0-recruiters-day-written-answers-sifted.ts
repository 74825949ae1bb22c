import type { Kysely } from "kysely";
import { companyRows } from "../company-rows.ts";
import { runStatements } from "../run-statements.ts";

/** Scores that reviewers give to answers without knowing who wrote them. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `create table sift_scores (
  company_id int not null,
  application_id bigint not null,
  question_id uuid not null,
  user_id bigint not null,
  -- Random: names the answer to its reviewer and orders the reviewer's answers.
  key uuid not null default gen_random_uuid(),
  score smallint,
  finished_date_time timestamptz,
  primary key (company_id, application_id, question_id, user_id),
  unique (company_id, key),
  foreign key (company_id, application_id) references applications,
  foreign key (company_id, user_id) references users
);
${companyRows("sift_scores")}
`,
  );
