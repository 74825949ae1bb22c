import { queueMessages } from "../../mail/outbox.ts";
import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

/** A template, and a message to Ann Bell from it. */
export async function makeMessages({ db, ids, users, annAsNurse }: Northgate) {
  const { northgate } = ids;
  const template = await db
    .insertInto("templates")
    .values({
      company_id: northgate,
      kind: "email",
      name: "Thank you",
      subject: "Your application for {{job.title}}",
      body: "<p>Dear {{candidate.first_name}}, thank you for applying.</p>",
      delay_minutes: 0,
      created_by: users.admin.id,
      created_date_time: testNow,
      updated_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const [message = 0] = await queueMessages(db, [
    {
      company_id: northgate,
      to_address: "ann.bell@mail.example",
      subject: "Your application",
      text: "Dear Ann Bell",
      status: "cancelled",
      application_id: annAsNurse.id,
      user_id: users.recruiter.id,
      template_id: template.id,
      created_date_time: testNow,
      next_attempt_date_time: testNow,
    },
  ]);
  const attachment = await db
    .insertInto("attachments")
    .values({
      company_id: northgate,
      file_key: "1/messages/benefits.pdf",
      name: "Benefits.pdf",
      type: "application/pdf",
      size: 4,
      created_by: users.admin.id,
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const used = { company_id: northgate, attachment_id: attachment.id };
  await db
    .insertInto("template_attachments")
    .values({ ...used, template_id: template.id })
    .execute();
  await db
    .insertInto("message_attachments")
    .values({ ...used, message_id: message })
    .execute();
  const documentTemplates = await db
    .insertInto("templates")
    .values(
      ["Welcome pack", "Working hours"].map((name) => ({
        company_id: northgate,
        kind: "document" as const,
        name,
        subject: "",
        body: "",
        delay_minutes: 0,
        created_by: users.admin.id,
        created_date_time: testNow,
        updated_date_time: testNow,
      })),
    )
    .returning("id")
    .execute();
  await db
    .insertInto("template_attachments")
    .values(documentTemplates.map(({ id }) => ({ ...used, template_id: id })))
    .execute();
  const [welcomePack, workingHours] = documentTemplates.map(({ id }) => id);
  return {
    template,
    /** Two that are the PDF below. */
    documentTemplates: { welcomePack: welcomePack ?? 0, workingHours: workingHours ?? 0 },
    attachment,
    /** To Ann Bell, by the recruiter; taken back. */
    message: { id: message },
  };
}
