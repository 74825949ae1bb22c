/** In whose name a message goes out: the product sends it, answers come here. */
export interface MailSender {
  name: string;
  email: string;
}

/** A file that a message brings along: a calendar entry is text, another is bytes. */
export interface MailAttachment {
  name: string;
  /** `text/calendar; method=REQUEST; charset=utf-8` */
  type: string;
  content: string | Uint8Array;
}

/** A message to one person, and those who get a copy. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same as markup. */
  html?: string;
  cc?: string[];
  bcc?: string[];
  sender?: MailSender;
  attachments?: MailAttachment[];
}

/** Mail as it is handed over. */
export interface NamedMail extends Mail {
  /** The same for each attempt: who gets it twice sees that it is one message. */
  id: string;
  /** Addresses that took it at an attempt before, and do not get it again. */
  accepted?: readonly string[];
}

/**
 * Hands mail to whoever delivers it; throws when it was not accepted for somebody whom it is to.
 * Where only copies were refused it says so.
 */
export interface Mailer {
  send(mail: NamedMail): Promise<{ refused: string } | void>;
}

/** Thrown for a message that will not be accepted however often it is tried. */
export class RefusedForGood extends Error {}

/** Thrown for a message that some of its addresses took, and one whom it is to did not. */
export class RefusedInPart extends Error {
  readonly accepted: readonly string[];
  /** True when another attempt is useless. */
  readonly isForGood: boolean;
  constructor(message: string, accepted: readonly string[], isForGood: boolean) {
    super(message);
    this.accepted = accepted;
    this.isForGood = isForGood;
  }
}

/** A text message; `to` is a telephone number in E.164. */
export interface TextMessage {
  /** The same for each attempt. */
  id: string;
  to: string;
  text: string;
}

/** Hands text messages to whoever delivers them; throws when one was not accepted. */
export interface TextSender {
  send(message: TextMessage): Promise<void>;
}
