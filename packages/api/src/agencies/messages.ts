import * as contract from "@ats/core/agencies/messages-contract";
import type { AgencyMessage } from "@ats/core/agencies/messages-contract";
import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import { type RawBuilder, sql } from "kysely";
import { addNotices } from "../agency-portal/notices.ts";
import { publishToAgencies } from "../agency-portal/publish-to-agencies.ts";
import { needApplication } from "../applications/details.ts";
import { readerStates } from "../applications/reader-state.ts";
import { HttpError } from "../kernel/http-error.ts";
import { orderBy } from "../lists/list-query.ts";
import { publishMessages } from "../mail/publish-messages.ts";
import { implementAgencies } from "./need-agencies.ts";
import { readStandingSubmission } from "./standing-submission.ts";

type Row = Omit<AgencyMessage, "created_date_time"> & {
  created_date_time: Date;
  user_id: number | null;
};

const list = implementAgencies(contract.listAgencyMessages, async (call) => {
  const { actor, db, params, query } = call;
  const application = await needApplication(db, params.id);
  const submission = await readStandingSubmission(call, params.id);
  if (!submission) return { agency: null, records: [], total: 0 };
  const { agency_id, name } = submission;
  const known = await readerStates(db, actor, [application]);
  const isHidden = isAnonymisedFor(actor, application.anonymised && !known(application).revealed);
  const from = sql`agency_messages m where m.company_id = ${actor.company_id}
    and m.application_id = ${params.id} and m.agency_id = ${agency_id}`;
  const keys: [RawBuilder<unknown>, "asc"][] = [
    [sql`m.created_date_time`, "asc"],
    [sql`m.id`, "asc"],
  ];
  const { rows } = await sql<Row>`
    select m.id, m.user_id, m.user_id is null as is_of_agency,
      case when m.user_id is null then m.agency_author
        else (select concat_ws(' ', u.first_name, u.last_name) from users u
          where u.company_id = m.company_id and u.id = m.user_id) end as author,
      m.text, m.is_feedback, m.created_date_time
    from ${from} order by ${orderBy(keys, query.so)}
    limit ${query.per_page} offset ${query.page_no * query.per_page}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${from}`.execute(db);
  return {
    agency: { id: agency_id, name },
    total: counted.rows[0]?.total ?? 0,
    records: rows.map(({ user_id, ...message }) => ({
      ...message,
      text: isHidden && user_id !== actor.user_id ? null : message.text,
    })),
  };
});

const send = implementAgencies(contract.sendAgencyMessage, async (call) => {
  const { actor, body, db, params, services } = call;
  await needApplication(db, params.id);
  const submission = await readStandingSubmission(call, params.id);
  if (!submission)
    throw new HttpError(409, "No agency submitted this applicant. Write to the applicant instead.");
  const { agency_id, job_id } = submission;
  const { id } = await db
    .insertInto("agency_messages")
    .values({
      ...body,
      company_id: actor.company_id,
      agency_id,
      application_id: params.id,
      user_id: actor.user_id,
      agency_author: "",
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addNotices(call, "MESSAGE", [{ agency_id, job_id, submission_id: submission.id }]);
  await publishToAgencies(call, [agency_id]);
  publishMessages(call, [params.id]);
  return { id };
});

export const agencyMessagesHandlers = [list, send];
