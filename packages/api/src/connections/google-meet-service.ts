import { googleMeetScope } from "@ats/core/connections/google-meet";
import { importPKCS8, SignJWT } from "jose";
import { z } from "zod";
import { type MeetingAccount, type Meetings, OrganiserRefused } from "../kernel/ports/meetings.ts";

interface Addresses {
  tokens: string;
  spaces: string;
}

const google: Addresses = {
  tokens: "https://oauth2.googleapis.com/token",
  spaces: "https://meet.googleapis.com/v2/spaces",
};

const patienceMs = 10_000;

/** Makes meetings with Google Meet's REST API, as a service account that acts for a user. */
export function googleMeetService({ tokens, spaces }: Addresses = google): Meetings {
  async function tokenFor({ client_email, private_key, organiser }: MeetingAccount) {
    const assertion = await new SignJWT({ scope: googleMeetScope })
      .setProtectedHeader({ alg: "RS256" })
      .setIssuer(client_email)
      .setSubject(organiser)
      .setAudience(tokens)
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(await importPKCS8(private_key, "RS256"));
    const answer = await send(tokens, {
      body: new URLSearchParams({
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        assertion,
      }),
    });
    const said: unknown = await answer.json().catch(() => null);
    if (answer.ok) return z.object({ access_token: z.string() }).parse(said).access_token;
    // An unknown or foreign user, or one for whom the domain has not allowed the account.
    const isOrganiser = isError(said, "unauthorized_client") || isError(said, "access_denied");
    if (isOrganiser || isError(said, "invalid_grant", /email|user|subject/i))
      throw new OrganiserRefused(`Google answered ${answer.status}.`);
    throw new Error(`Google answered ${answer.status} to the key.`);
  }
  return {
    async verify(account) {
      await tokenFor(account);
    },
    async open(account) {
      const authorization = `Bearer ${await tokenFor(account)}`;
      const answer = await send(spaces, {
        headers: { authorization, "content-type": "application/json" },
        body: "{}",
      });
      if (!answer.ok) throw new Error(`Google Meet answered ${answer.status}.`);
      const { meetingUri } = z
        .object({ meetingUri: z.url({ protocol: /^https$/ }) })
        .parse(await answer.json());
      return meetingUri;
    },
  };
}

const send = (url: string, request: RequestInit) =>
  fetch(url, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
    ...request,
  });

function isError(said: unknown, error: string, description = /^/): boolean {
  const { data } = z
    .object({ error: z.string(), error_description: z.string().default("") })
    .safeParse(said);
  return data?.error === error && description.test(data.error_description);
}
