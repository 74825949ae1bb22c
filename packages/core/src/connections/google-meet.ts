import { z } from "zod";

/** Refusals of the connection, letter for letter. Specification §8. */
export const googleMeetRefusals = {
  noUser: "User not found",
  notSaved: "Error while saving Google Meet credentials",
  noDetails: "Error while fetching user details",
} as const;

/** Permission of a service account to make meetings for a user. */
export const googleMeetScope = "https://www.googleapis.com/auth/meetings.space.created";

const notAKey =
  "This is not the key file of a Google service account. Choose the JSON file that Google Cloud made.";

/** The part of a key file that Google asks for. */
const serviceAccount = z.object({
  type: z.literal("service_account", notAKey),
  client_email: z.email(notAKey),
  private_key: z
    .string(notAKey)
    .regex(/^-----BEGIN PRIVATE KEY-----[\s\w+/=]+-----END PRIVATE KEY-----\s*$/, notAKey),
});

export const googleMeetInput = z.object({
  /** Text of the key file. */
  key_file: z
    .string(notAKey)
    .max(20_000, notAKey)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: "custom", message: notAKey });
        return z.NEVER;
      }
    })
    .pipe(z.object({}, notAKey).loose())
    .pipe(serviceAccount),
  /** Email of the colleague whose Google account owns the meetings. */
  organiser: z.email("Enter an email address, such as name@example.com.").max(254),
});

export const googleMeetSchema = z.object({
  client_email: z.string(),
  organiser: z.string(),
  /** The name at that time. */
  connected_by: z.string(),
  created_date_time: z.string(),
});
export type GoogleMeet = z.output<typeof googleMeetSchema>;
