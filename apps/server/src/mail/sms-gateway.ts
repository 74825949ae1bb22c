import { RefusedForGood, type TextSender } from "@ats/api/kernel/ports/mailer";

export interface SmsGateway {
  /** Accepts `{ id, from, to, text }` as JSON by POST. */
  url: string;
  /** Sent as a bearer token. */
  token: string;
  /** A telephone number in E.164, or a name of at most 11 letters and digits. */
  sender: string;
}

const patienceMs = 15_000;

/** Statuses of a message that the gateway will never accept. */
const isForGood = (status: number) =>
  status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);

/**
 * Sends text messages through an HTTP gateway. An answer of 200 to 299 means accepted. `id` is the
 * same for every attempt, so that a gateway that answered too late sends the message once.
 */
export const smsGateway = ({ url, token, sender }: SmsGateway): TextSender => ({
  async send({ id, to, text }) {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": id,
      },
      body: JSON.stringify({ id, from: sender, to, text }),
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    }).catch((error: Error) => {
      throw new Error(
        error.name === "TimeoutError"
          ? `The gateway for text messages did not answer within ${patienceMs / 1000} seconds.`
          : "The gateway for text messages could not be reached.",
      );
    });
    const said = (await answer.text()).trim().slice(0, 200);
    if (answer.ok) return;
    const why = `The gateway for text messages answered ${answer.status}${said && `: ${said}`}`;
    throw isForGood(answer.status) ? new RefusedForGood(why) : new Error(why);
  },
});
