import type { Generated } from "kysely";
import type { Time } from "../database/columns.ts";

/** A file attached to templates and messages. */
interface AttachmentTable {
  company_id: number;
  id: Generated<number>;
  file_key: string;
  name: string;
  /** Media type, found from the content. */
  type: string;
  size: number;
  created_by: number;
  created_date_time: Time;
}

export interface MessageTables {
  attachments: AttachmentTable;
  template_attachments: { company_id: number; template_id: number; attachment_id: number };
  message_attachments: { company_id: number; message_id: number; attachment_id: number };
}
