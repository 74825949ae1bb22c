import { type Connection, listConnections as contract } from "@ats/core/connections/contract";
import { environmentKeys } from "@ats/core/settings/contract";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { implement } from "../kernel/implement.ts";
import { readSetting } from "../settings/read-setting.ts";
import { googleMeetOf } from "./google-meet.ts";

type Found = Pick<Connection, "id" | "kind" | "name" | "is_on" | "section"> & {
  set_up_by?: string;
  created_date_time?: Date;
  last_used_date_time?: Date | null;
};

/** Tokens that open something today; one that manages users is an identity provider's. */
async function tokensOf(db: CompanyDb, company_id: number, now: Date): Promise<Found[]> {
  const rows = await db
    .selectFrom("api_tokens as t")
    .innerJoin("users as u", "u.id", "t.created_by")
    .where("t.company_id", "=", company_id)
    .where("t.revoked_date_time", "is", null)
    .where("t.expires_date_time", ">", now)
    .select(["t.id", "t.name", "t.rights", "t.created_date_time", "t.last_used_date_time"])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as("set_up_by"))
    .orderBy("t.name")
    .orderBy("t.id")
    .execute();
  return rows.map(({ id, rights, ...row }) => ({
    ...row,
    id: `token-${id}`,
    kind: rights.includes("UPDATE_USERS") ? "provisioning" : "apiToken",
    is_on: true,
    section: "tokens",
  }));
}

/** Every connection, as the company and whoever runs the server have set it up. */
export const listConnections = implement(contract, async ({ actor, db, services }) => {
  const { company_id } = actor;
  const meet = await googleMeetOf(db, company_id);
  const frame = await readSetting(db, company_id, "iframeSettings");
  const careers = await readSetting(db, company_id, "careersFrameSettings");
  const provider = services.environment[environmentKeys.organisation];
  const found: Found[] = [
    {
      id: "googleMeet",
      kind: "googleMeet",
      name: meet?.organiser ?? "",
      is_on: Boolean(meet),
      section: "googleMeet",
      ...(meet && { set_up_by: meet.connected_by, created_date_time: meet.created_date_time }),
    },
    {
      id: "identityProvider",
      kind: "identityProvider",
      name: provider ?? "",
      is_on: Boolean(provider),
      section: "identity",
    },
    {
      id: "partnerPage",
      kind: "partnerPage",
      name: frame.iframeUrl ?? "",
      is_on: frame.isIframe,
      section: "embedding",
    },
    {
      id: "careersFrame",
      kind: "careersFrame",
      name: careers.pages.join(", "),
      is_on: careers.isEmbedded,
      section: "embedding",
    },
    ...(await tokensOf(db, company_id, services.clock())),
    {
      id: "mailServer",
      kind: "mailServer",
      name: "",
      is_on: Boolean(services.mailer),
      section: null,
    },
    {
      id: "textGateway",
      kind: "textGateway",
      name: "",
      is_on: Boolean(services.texts),
      section: null,
    },
  ];
  const none = { set_up_by: null, created_date_time: null, last_used_date_time: null };
  return { records: found.map((connection) => ({ ...none, ...connection })) };
});
