import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { FullDisk } from "./failure.ts";
import type { Captcha } from "./ports/captcha.ts";
import type { CvReader } from "./ports/cv-reader.ts";
import type { FileStore } from "./ports/file-store.ts";
import type { Fonts } from "./ports/fonts.ts";
import type { HashTurn } from "./ports/hash-turn.ts";
import type { IdentityProvider } from "./ports/identity-provider.ts";
import type { LiveChannel } from "./ports/live-channel.ts";
import type { Mailer, TextSender } from "./ports/mailer.ts";
import type { Meetings } from "./ports/meetings.ts";

/** Failed sign-ins within `windowMs` after which the next ones are refused unread. */
export interface SignInLimits {
  perAccount: number;
  perAddress: number;
  windowMs: number;
}

/** Everything the API needs from its host. */
export interface Services {
  /**
   * Reaches all companies: for sign-in, sessions, sweeps and migrations. Handlers use their `db`.
   */
  system: Kysely<Tables>;
  clock: () => Date;
  files: FileStore;
  /** Reads CVs outside the thread that answers calls, within limits; by default in that thread. */
  readCv?: CvReader;
  /**
   * Hashes passwords outside the thread that answers calls, a few at a time; by default in that
   * thread.
   */
  hashTurn?: HashTurn;
  /** Typefaces of documents to sign. */
  fonts: Fonts;
  live: LiveChannel;
  /** Address of the web app, for links in mail: a setting of the host, never taken from a request. */
  publicUrl: string;
  /** Without a mailer, mail stays in the outbox. */
  mailer?: Mailer | undefined;
  /** Without a sender, text messages stay in the outbox. */
  texts?: TextSender | undefined;
  /** Makes video meetings; without it none can be connected. */
  meetings?: Meetings | undefined;
  /** Checks passwords; by default the product does. */
  identity?: IdentityProvider | undefined;
  /** Checks for robots at sign-in; by default nobody is checked. */
  captcha?: Captcha | undefined;
  /** Starts work that goes on after the answer; by default at once. */
  background?: (work: () => Promise<unknown>) => void;
  /** The answer of GET /api/get/environment/. */
  environment: Record<string, string>;
  signInLimits?: SignInLimits;
  /** Time of the newest write that found the disk full; the API adds to it. */
  fullDisks?: Map<FullDisk, Date>;
  /** Ids of used proofs of keys with the time until which they count; the API adds to it. */
  usedProofs?: Map<string, Date>;
  /** False when the database's disk has no room for a write; by default nobody looks. */
  hasRoom?: (() => Promise<boolean>) | undefined;
}
