import type { ApplicationStatus } from "@ats/core/applications/status";
import type { MessageChannel } from "@ats/core/mail/contract";
import type { ColumnType, Generated } from "kysely";
import type { Time } from "../database/columns.ts";
import type { MailAttachment, MailSender } from "../kernel/ports/mailer.ts";

/** A message by email or text message. */
export interface OutgoingMailTable {
  company_id: number;
  id: Generated<number>;
  channel: Generated<MessageChannel>;
  /** An email address, or a telephone number. */
  to_address: string;
  /** `to_address` as addresses are compared. */
  address_key: string;
  cc: Generated<string[]>;
  bcc: Generated<string[]>;
  subject: string;
  text: string;
  /** The text as HTML; null for plain text. */
  html: string | null;
  /** The named sender; null for the product itself. */
  sender: ColumnType<MailSender | null, string | null | undefined, string | null>;
  /** Address that stops mail of this kind. */
  unsubscribe_url: Generated<string | null>;
  /**
   * Attachments made for this message alone, such as a calendar entry. Uploaded files are in
   * `message_attachments`.
   */
  attachments: ColumnType<MailAttachment[], string | undefined, string>;
  /** Deletes the text once sent: it has a link that is as good as a password. */
  confidential: Generated<boolean>;
  status: Generated<"queued" | "sent" | "failed" | "cancelled">;
  attempts: Generated<number>;
  error: string | null;
  /** Recipients that accepted it when others did not. */
  accepted: Generated<string[]>;
  /** The user who cancelled it or sent it again. */
  changed_by: number | null;
  /** The earliest time of the next attempt. */
  next_attempt_date_time: Time;
  /** When an instance began to send it. */
  claimed_date_time: Time | null;
  application_id: number | null;
  /** True for mail to a colleague about the application. */
  to_colleague: Generated<boolean>;
  /** Key of the interview, invitation, document, vacancy or job alert that it is about. */
  about: string | null;
  /** The interview whose details fill its merge tags. */
  interview_id: Generated<number | null>;
  user_id: number | null;
  template_id: number | null;
  /** The stage that sent it automatically. */
  stage: ApplicationStatus | null;
  /** The application's version when a move cancelled the message. */
  cancelled_at_version: Generated<number | null>;
  created_date_time: Time;
  sent_date_time: Time | null;
}

export interface MailTables {
  outgoing_mail: OutgoingMailTable;
}
