import type { RequestContext } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import type { Input, Output } from "@ats/core/contract/endpoint";
import type {
  beginOrganisationSignIn,
  finishOrganisationSignIn,
} from "@ats/core/session/organisation-contract";

export interface PasswordChange {
  email: string;
  old_password: string;
  new_password: string;
}

/**
 * Who knows people and their passwords: this product, or an organisation's own provider.
 * Specification §7, Auth. Each call refuses with a sentence for the user.
 */
export interface IdentityProvider {
  /** Whether the provider still stands behind a session. */
  checkSession(session_id: string): Promise<boolean>;
  /** Has the provider keep it for longer. */
  refresh(session_id: string): Promise<void>;
  /** Ends it at the provider too. */
  signOut(session_id: string): Promise<void>;
  changePassword(change: PasswordChange, request: RequestContext): Promise<void>;
  /** Signing in on the provider's own pages, where it has some. */
  signIn?: {
    begin(): Promise<Output<typeof beginOrganisationSignIn>>;
    finish(answer: Input<typeof finishOrganisationSignIn>["body"]): Promise<SignedInThere>;
  };
}

/** Whom the provider has signed in: an email that it stands for, and how the session is kept there. */
export interface SignedInThere {
  email: string;
  /** Called with the session that was opened here. */
  keep(session_id: string): Promise<void>;
}

/** What an organisation says of who has signed in there. */
export interface Claims {
  email?: string | undefined;
  /** Whether it has made sure that the email is theirs. */
  email_verified?: boolean | undefined;
}

/** The email that it stands for: one that somebody only typed there opens nothing here. */
export function confirmedEmail({ email, email_verified }: Claims): string {
  if (email && email_verified === true) return email;
  throw new HttpError(
    403,
    "Your organisation did not say which email address is yours. Ask its administrator.",
  );
}

/** What an identity provider works with. */
export type IdentityServices = Pick<Services, "system" | "clock" | "live" | "signInLimits">;
