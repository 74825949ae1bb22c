import type { Services } from "../app/services.ts";
import { remindOfInterviews } from "../interviews/reminders.ts";
import { answerPasswordRequests } from "../session/password-requests.ts";
import { deliverMail } from "./outbox.ts";

type Needed = Pick<
  Services,
  "system" | "clock" | "files" | "live" | "mailer" | "texts" | "publicUrl"
>;

/** Writes the mail that was asked for and hands over what is due. */
export async function sendMail(services: Needed): Promise<void> {
  await answerPasswordRequests(services);
  try {
    await remindOfInterviews(services);
  } finally {
    await deliverMail(services);
  }
}

/** Does so at once and then every `everyMs`; returns how to stop, after what is under way. */
export function scheduleMail(
  services: Needed,
  report: (error: unknown) => void,
  everyMs = 5_000,
): () => Promise<unknown> {
  let running = Promise.resolve<unknown>(undefined);
  const run = () => {
    running = running.then(() => sendMail(services)).catch(report);
  };
  run();
  const timer = setInterval(run, everyMs);
  return () => {
    clearInterval(timer);
    return running;
  };
}
