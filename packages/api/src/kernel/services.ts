import type { Kysely } from "kysely";
import type { readCvFile } from "../candidates/cv-text.ts";
import type { Tables } from "../database/tables.ts";
import type { Fonts } from "../documents/fonts.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Mailer, TextSender } from "../mail/mailer.ts";
import type { LiveChannel } from "../notifications/live-channel.ts";
import type { SignInLimits } from "../session/sign-in-limits.ts";
import type { Captcha } from "../session/captcha.ts";
import type { IdentityProvider } from "../session/identity-provider.ts";

/** Everything the API needs from its home, passed in. */
export interface Services {
  /** Crosses companies: sign-in, sessions and migrations only. Handlers use their `db`. */
  system: Kysely<Tables>;
  clock: () => Date;
  files: FileStore;
  /** Reads a CV apart from what answers calls, within limits; without it where it is asked. */
  readCv?: typeof readCvFile;
  /** What documents to sign are set in. */
  fonts: Fonts;
  live: LiveChannel;
  /** Where the web app is reached, for links in mail: a setting of the home, never what a request says. */
  publicUrl: string;
  /** Without one, mail stays in the outbox. */
  mailer?: Mailer | undefined;
  /** Without one, text messages stay in the outbox. */
  texts?: TextSender | undefined;
  /** Who knows people and their passwords; the product itself without one. */
  identity?: IdentityProvider | undefined;
  /** Tells people from robots at sign-in; without one nobody is asked. */
  captcha?: Captcha | undefined;
  /** What GET /api/get/environment/ answers. */
  environment: Record<string, string>;
  /** Failed sign-ins allowed; the usual ones without it. */
  signInLimits?: SignInLimits;
}
