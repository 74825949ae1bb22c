import type { Kysely } from "kysely";
import type { Services } from "@ats/api/kernel/services";
import type { Tables } from "@ats/api/database/tables";
import { setDocument } from "@ats/api/internal/documents/document-pdf";
import type { DemoData } from "./data.ts";

const directions = {
  title: "How to find us",
  text: "<p>The interviews are on the second floor. Ring at the front desk, where somebody meets you.</p><ul><li>By train: ten minutes on foot from the station.</li><li>By car: the visitors’ car park is behind the house, and free.</li><li>There is a lift, and a hearing loop in each room.</li></ul>",
};

/** Adds the file attached to every invitation. */
export async function addAttachments({
  db,
  files,
  fonts,
  data,
}: {
  db: Kysely<Tables>;
  files: Services["files"];
  fonts: Services["fonts"];
  data: DemoData;
}): Promise<void> {
  for (const template of data.templates.filter(({ name }) => name.startsWith("Invitation"))) {
    const { company_id, created_by, created_date_time } = template;
    const bytes = await setDocument(directions, new Date(created_date_time), fonts);
    const file_key = `${company_id}/messages/directions.pdf`;
    await files.put(file_key, bytes);
    const { id: attachment_id } = await db
      .insertInto("attachments")
      .values({
        company_id,
        file_key,
        name: `${directions.title}.pdf`,
        type: "application/pdf",
        size: bytes.length,
        created_by,
        created_date_time,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("template_attachments")
      .values({ company_id, template_id: Number(template.id), attachment_id })
      .execute();
  }
}
