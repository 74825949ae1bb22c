/** A message of plain text to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Hands mail to whoever delivers it; throws when it was not accepted. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
