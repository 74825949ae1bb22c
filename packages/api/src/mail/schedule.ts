import { mailAgencies } from "../agency-portal/mail-agencies.ts";
import type { Services } from "../kernel/services.ts";
import { remindOfInterviews } from "../interviews/reminders.ts";
import { mailAlerts } from "../job-alerts/mail-alerts.ts";
import { mailNotifications } from "../notifications/mail-notifications.ts";
import { answerPasswordRequests } from "../session/password-requests.ts";
import { deliverMail } from "./outbox.ts";

type Needed = Pick<
  Services,
  "system" | "clock" | "files" | "live" | "mailer" | "texts" | "publicUrl"
>;

/** Writes requested mail and sends what is due, until it is stopped. */
export async function sendMail(services: Needed, stopped?: AbortSignal): Promise<void> {
  await answerPasswordRequests(services);
  try {
    await remindOfInterviews(services);
    await mailNotifications(services);
    await mailAgencies(services);
    await mailAlerts(services);
  } finally {
    await deliverMail(services, stopped);
  }
}

/**
 * Runs {@link sendMail} now and every `everyMs`, one run at a time. The returned function stops it
 * and waits for the message that is being sent.
 */
export function scheduleMail(
  services: Needed,
  report: (error: unknown) => void,
  everyMs = 5_000,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= sendMail(services, stopping.signal)
      .catch(report)
      .finally(() => (running = undefined));
  };
  run();
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
