import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";

/** An organisation's claims about a person who signed in there. */
export interface Claims {
  email?: string | undefined;
  /** True when the organisation has verified the email address. */
  email_verified?: boolean | undefined;
}

/** The verified email of the claims. Refuses an unverified one, which anyone could have typed. */
export function confirmedEmail({ email, email_verified }: Claims): string {
  if (email && email_verified === true) return email;
  throw new HttpError(
    403,
    "Your organisation did not confirm your email address. Ask its administrator.",
  );
}

export type IdentityServices = Pick<
  Services,
  "system" | "clock" | "live" | "signInLimits" | "hashTurn"
>;
