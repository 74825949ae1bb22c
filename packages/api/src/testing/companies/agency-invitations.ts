import { emailKey } from "@ats/core/validation/email";
import type { Insertable } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { hashSecret } from "../../kernel/secret.ts";
import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

/** The mailed link of Riverside Council's invitation. */
export const testAgencyToken = "invites-harbour-hire-of-riverside-council-x";

/**
 * Invitations that wait: Northgate's and Riverside's for Harbour Hire, which has no account, and two
 * of Orchard Group for Brightstaff.
 */
export async function makeAgencyInvitations(
  { db, ids }: Northgate,
  orchard: number,
): Promise<{
  agencyInvitations: { harbour: { id: number }; accepted: { id: number }; refused: { id: number } };
}> {
  const none = JSON.stringify([]);
  const invite = async (
    company_id: number,
    agency: string,
    contact_name: string,
    email: string,
    more: Partial<Insertable<Tables["agency_links"]>> = {},
  ) => {
    const { id: agency_id } = await db
      .insertInto("agencies")
      .values({
        company_id,
        name: agency,
        status: "ACTIVE",
        telephone: null,
        website: "",
        company_number: "",
        address: "",
        tier: null,
        dept_tiers: none,
        groups: none,
        branches: none,
        contacts: JSON.stringify([
          { name: contact_name, job_title: "", email, telephone: null, branch: "" },
        ]),
        off_limits: "",
        off_limits_date: null,
        conduct_date: null,
        note: "",
        created_date_time: testNow,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const link = await db
      .insertInto("agency_links")
      .values({
        company_id,
        agency_id,
        status: "INVITED",
        contact_name,
        email,
        email_key: emailKey(email),
        invited_date_time: new Date(testNow.getTime() - 3_600_000),
        expires_date_time: new Date("2100-01-01T00:00:00Z"),
        ...more,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { agency: agency_id, link: link.id };
  };
  const lee = ["Harbour Hire", "Lee Park", "lee@harbour.example"] as const;
  const zara = "agent@brightstaff.example";
  const harbour = await invite(ids.northgate, ...lee);
  await invite(ids.riverside, ...lee, { token_hash: hashSecret(testAgencyToken) });
  const accepted = await invite(orchard, "Brightstaff", "Zara Hussain", zara);
  const refused = await invite(orchard, "Brightstaff Leeds", "Zara Hussain", zara);
  return {
    agencyInvitations: {
      harbour: { id: harbour.agency },
      accepted: { id: accepted.link },
      refused: { id: refused.link },
    },
  };
}
