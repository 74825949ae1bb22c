import type { Services } from "../kernel/services.ts";
import { remindOfInterviews } from "../interviews/reminders.ts";
import { answerPasswordRequests } from "../session/password-requests.ts";
import { deliverMail } from "./outbox.ts";

type Needed = Pick<
  Services,
  "system" | "clock" | "files" | "live" | "mailer" | "texts" | "publicUrl"
>;

/** Writes the mail that was asked for and hands over what is due, until it is stopped. */
export async function sendMail(services: Needed, stopped?: AbortSignal): Promise<void> {
  await answerPasswordRequests(services);
  try {
    await remindOfInterviews(services);
  } finally {
    await deliverMail(services, stopped);
  }
}

/**
 * Does so at once and then every `everyMs`, unless it is still at it; returns how to stop, after the
 * message that is under way.
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
