import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";

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
