import type { Mailer } from "@ats/api/mail/mailer";
import { createTransport } from "nodemailer";

/** Sends by an SMTP server, `smtps://user:password@host:port`; `from` is the address of the sender. */
export function smtpMailer(url: string, from: string): Mailer & { close(): void } {
  const transport = createTransport({ url, pool: true });
  return {
    send: async (mail) => void (await transport.sendMail({ from, ...mail })),
    close: () => transport.close(),
  };
}
