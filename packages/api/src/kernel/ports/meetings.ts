/** The account in whose name meetings are made. */
export interface MeetingAccount {
  client_email: string;
  /** PKCS #8 as PEM. */
  private_key: string;
  /** Email of the user who owns the meetings. */
  organiser: string;
}

/** Makes video meetings at an outside service. */
export interface Meetings {
  /** Throws when the service does not accept the account. */
  verify(account: MeetingAccount): Promise<void>;
  /** Makes a meeting and returns its address. */
  open(account: MeetingAccount): Promise<string>;
}

/** Thrown when the key is good, but may not act for the organiser. */
export class OrganiserRefused extends Error {}
