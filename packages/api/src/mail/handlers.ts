import * as contract from "@ats/core/mail/contract";
import { implement } from "../app/implement.ts";

const listOutgoingMail = implement(
  contract.listOutgoingMail,
  async ({ actor, query, db, services }) => {
    const { page_no, per_page, sc, so } = query;
    const mail = db.selectFrom("outgoing_mail").where("company_id", "=", actor.company_id);
    const { total } = await mail
      .select((row) => row.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    const records = await mail
      .select(["id", "to_address", "subject", "text", "status", "error"])
      .select(["created_date_time", "sent_date_time"])
      .orderBy(sc, so)
      .orderBy("id", so)
      .limit(per_page)
      .offset(page_no * per_page)
      .execute();
    return { records, total, delivers: services.mailer !== undefined };
  },
);

export const mailHandlers = [listOutgoingMail];
