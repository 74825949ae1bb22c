import type { Input, Output } from "@ats/core/contract/endpoint";
import type {
  beginOrganisationSignIn,
  finishOrganisationSignIn,
} from "@ats/core/session/organisation-contract";
import type { RequestContext } from "../request-context.ts";

export interface PasswordChange {
  email: string;
  old_password: string;
  new_password: string;
}

/**
 * Knows people and their passwords: the product itself, or an organisation's provider. Each call
 * refuses with a sentence for the user. Specification §7, Auth.
 */
export interface IdentityProvider {
  /** True while the provider still accepts the session. */
  checkSession(session_id: string): Promise<boolean>;
  /** Extends the session at the provider. */
  refresh(session_id: string): Promise<void>;
  /** Ends the session at the provider. */
  signOut(session_id: string): Promise<void>;
  changePassword(change: PasswordChange, request: RequestContext): Promise<void>;
  /** Sign-in on the provider's own pages; absent when it has none. */
  signIn?: {
    begin(): Promise<Output<typeof beginOrganisationSignIn>>;
    finish(answer: Input<typeof finishOrganisationSignIn>["body"]): Promise<OrganisationSignIn>;
  };
}

/** A completed sign-in at the provider. */
export interface OrganisationSignIn {
  /** The email address that the provider vouches for. */
  email: string;
  /** Everything that the provider says about the person. */
  claims: Record<string, unknown>;
  /** Tells the provider which session was opened here. */
  keep(session_id: string): Promise<void>;
}
