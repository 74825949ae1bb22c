import { domainToASCII } from "node:url";
import {
  type Mail,
  type Mailer,
  RefusedForGood,
  RefusedInPart,
} from "@ats/api/kernel/ports/mailer";
import { createTransport, type NodemailerError } from "nodemailer";

/**
 * Longest silences of the server; their sum is far shorter than the time for which a message is
 * claimed.
 */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/**
 * Sends through an SMTP server, `smtps://user:password@host:port`. All mail comes from the address
 * `from`; a user's message has the user's name, and replies go to the user.
 */
export function smtpMailer(url: string, from: string): Mailer & { close(): void } {
  const transport = createTransport({ url, pool: true, ...patience });
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from;
  return {
    async send({ id, is_automatic, accepted = [], sender, attachments = [], ...message }) {
      const { unsubscribe_url, ...mail } = message;
      const info = await transport
        .sendMail({
          ...mail,
          envelope: { from: address, to: stillToGet(mail, accepted) },
          messageId: `<${id}${address.slice(address.lastIndexOf("@"))}>`,
          from: sender ? { name: sender.name, address } : from,
          ...(sender && { replyTo: { name: sender.name, address: sender.email } }),
          headers: {
            ...(is_automatic && { "Auto-Submitted": "auto-generated" }),
            ...(unsubscribe_url && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
          },
          ...(unsubscribe_url && { list: { unsubscribe: unsubscribe_url } }),
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content: typeof content === "string" ? content : Buffer.from(content),
          })),
        })
        .catch((error: NodemailerError) => {
          const { rejectedErrors = [] } = error;
          const why = rejectedErrors.length > 0 ? refusalsOf(rejectedErrors) : error.message;
          throw isForGood(error) ? new RefusedForGood(why) : new Error(why);
        });
      const { rejectedErrors = [] } = info;
      if (rejectedErrors.length === 0) return;
      const refused = refusalsOf(rejectedErrors);
      const copies = addressesOf(mail.cc, mail.bcc);
      const isToThem = rejectedErrors.filter(({ recipient = "" }) => !copies.includes(recipient));
      if (isToThem.length === 0) return { refused };
      throw new RefusedInPart(refused, [...accepted, ...info.accepted], isToThem.every(isForGood));
    },
    close: () => transport.close(),
  };
}

const stillToGet = (
  { to, cc, bcc }: Pick<Mail, "to" | "cc" | "bcc">,
  accepted: readonly string[],
) => addressesOf(to.split(", "), cc, bcc).filter((address) => !accepted.includes(address));

/** Addresses for the SMTP envelope, with their domains in ASCII. */
const addressesOf = (...lists: readonly (string[] | undefined)[]): string[] =>
  lists.flatMap((list = []) =>
    list.map((address) => {
      const domain = address.lastIndexOf("@") + 1;
      return address.slice(0, domain) + domainToASCII(address.slice(domain));
    }),
  );

/**
 * True for a permanent refusal of the message or its address; errors of the server itself may pass.
 */
const isForGood = ({ permanent, command }: NodemailerError): boolean =>
  permanent === true && (command === "RCPT TO" || command === "DATA");

const refusalsOf = (errors: readonly NodemailerError[]): string =>
  errors.map(({ recipient, response }) => `${recipient} was refused: ${response}`).join("; ");
