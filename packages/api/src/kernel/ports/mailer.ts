/** In whose name the product sends a message, a user's or the company's, and who gets the answers. */
export interface MailSender {
  name: string;
  email: string;
}

/** A file attached to a message: text for a calendar entry, bytes for anything else. */
export interface MailAttachment {
  name: string;
  /** `text/calendar; method=REQUEST; charset=utf-8` */
  type: string;
  content: string | Uint8Array;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The text as HTML. */
  html?: string;
  cc?: string[];
  bcc?: string[];
  sender?: MailSender;
  /** Stops mail of this kind: a POST at once (RFC 8058), a GET asks first. */
  unsubscribe_url?: string;
  attachments?: MailAttachment[];
}

/** A mail with the id by which attempts to send it are recognised. */
export interface NamedMail extends Mail {
  /**
   * The same at each attempt, so that a recipient's mail program sees a repeat as the same message.
   */
  id: string;
  /** True unless a user wrote it to this person: mail programs then send no automatic answer. */
  is_automatic?: boolean;
  /** Addresses that accepted the mail at an earlier attempt, and do not get it again. */
  accepted?: readonly string[];
}

/**
 * Hands mail over for delivery. Throws when the main recipient was refused; returns the reason when
 * only copies were refused.
 */
export interface Mailer {
  send(mail: NamedMail): Promise<{ refused: string } | void>;
}

/** Thrown for a message that would be refused at every attempt. */
export class RefusedForGood extends Error {}

/** Thrown when some addresses accepted a message and the main recipient did not. */
export class RefusedInPart extends Error {
  readonly accepted: readonly string[];
  /** True when another attempt would fail too. */
  readonly isForGood: boolean;
  constructor(message: string, accepted: readonly string[], isForGood: boolean) {
    super(message);
    this.accepted = accepted;
    this.isForGood = isForGood;
  }
}

/** A text message; `to` is a telephone number in E.164. */
export interface TextMessage {
  /** The same at each attempt. */
  id: string;
  to: string;
  text: string;
}

/** Hands text messages over for delivery; throws when one was refused. */
export interface TextSender {
  send(message: TextMessage): Promise<void>;
}
