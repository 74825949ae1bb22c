import type { NotificationChannel } from "@ats/core/notifications/events";
import type { NotificationEvent } from "@ats/core/notifications/notification";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";

/** Turns channels on or off for one kind of a user's notifications. */
export const chooseChannels = (
  db: CompanyDb,
  { company_id, user_id }: { company_id: number; user_id: number },
  event: NotificationEvent,
  choice: Partial<Record<NotificationChannel, boolean>>,
) =>
  sql`update users set notification_choices = notification_choices || jsonb_build_object(
      ${event}::text,
      coalesce(notification_choices -> ${event}::text, '{}') || ${JSON.stringify(choice)}::jsonb)
    where company_id = ${company_id} and id = ${user_id}`.execute(db);
