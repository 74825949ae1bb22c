import type { ApplicationStatus } from "@ats/core/applications/status";
import type { MessageChannel } from "@ats/core/mail/contract";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Time } from "../database/columns.ts";
import type { MailAttachment, MailSender } from "../kernel/ports/mailer.ts";

/** A message by email or text message. */
export interface OutgoingMailTable {
  company_id: number;
  id: Generated<number>;
  channel: Generated<MessageChannel>;
  /** An email address, or a telephone number. */
  to_address: string;
  address_key: GeneratedAlways<string>;
  cc: Generated<string[]>;
  bcc: Generated<string[]>;
  subject: string;
  text: string;
  /** The same as markup, where it is rich. */
  html: string | null;
  /** In whose name it goes out; the product's own without one. */
  sender: ColumnType<MailSender | null, string | null | undefined, string | null>;
  /**
   * Attachments made for this message alone, such as a calendar entry. Uploaded files are in
   * `message_attachments`.
   */
  attachments: ColumnType<MailAttachment[], string | undefined, string>;
  /** Its text is forgotten once it is sent: it has a link that is as good as a password. */
  confidential: Generated<boolean>;
  status: Generated<"queued" | "sent" | "failed" | "cancelled">;
  attempts: Generated<number>;
  error: string | null;
  /** Addresses that took it, though another of them did not. */
  accepted: Generated<string[]>;
  /** The user who cancelled it or sent it again. */
  changed_by: number | null;
  /** Not handed over before this. */
  next_attempt_date_time: Time;
  /** Since when it is being handed over. */
  claimed_date_time: Time | null;
  application_id: number | null;
  /** It tells a colleague about the application, and is none of the messages to the candidate. */
  to_colleague: Generated<boolean>;
  /** The interview, the invitation to choose a time, the document or the vacancy that it tells of: its `uid`, its `id`, its `mailAbout`. */
  about: string | null;
  /** The interview that has filled merge tags of it. */
  interview_id: Generated<number | null>;
  user_id: number | null;
  template_id: number | null;
  /** The stage that sent it by itself. */
  stage: ApplicationStatus | null;
  /** The version that its application had when it was taken back by a move. */
  cancelled_at_version: Generated<number | null>;
  created_date_time: Time;
  sent_date_time: Time | null;
}

export interface MailTables {
  outgoing_mail: OutgoingMailTable;
}
