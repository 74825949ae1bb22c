import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Notifications of agencies' questions, which concern a job and no application. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table notifications alter column activity_id drop not null,
  add column question_id bigint,
  add foreign key (company_id, question_id) references agency_questions,
  add check ((activity_id is null) <> (question_id is null));
-- Notifications of a question.
create index notifications_question on notifications (company_id, question_id)
  where question_id is not null;`,
  );
