import type { Mailer } from "@ats/api/mail/mailer";
import { createTransport } from "nodemailer";

/**
 * Sends by an SMTP server, `smtps://user:password@host:port`. Everything comes from the address
 * `from`; what goes out in somebody's name has that name, and answers go to them.
 */
export function smtpMailer(url: string, from: string): Mailer & { close(): void } {
  const transport = createTransport({ url, pool: true });
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from;
  return {
    async send({ id, sender, attachments = [], ...mail }) {
      await transport.sendMail({
        ...mail,
        messageId: `<${id}${address.slice(address.lastIndexOf("@"))}>`,
        from: sender ? { name: sender.name, address } : from,
        ...(sender && { replyTo: { name: sender.name, address: sender.email } }),
        attachments: attachments.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: typeof content === "string" ? content : Buffer.from(content),
        })),
      });
    },
    close: () => transport.close(),
  };
}
