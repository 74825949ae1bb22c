import { apiTokenPrefix } from "@ats/core/api-tokens/contract";
import { redeemClientSecret } from "@ats/core/embed/contract";
import type { Right } from "@ats/core/rights/rights";
import { generateKeyPair, generateProof } from "dpop";
import { hashSecret, newSecret } from "../../kernel/secret.ts";
import { after } from "../../kernel/time.ts";
import { testNow, testOrigin } from "../records.ts";
import type { Northgate } from "./northgate.ts";

/** Origin of the pages of Northgate Group's partner. */
export const testPartner = "https://portal.example";
const year = 365 * 24 * 60 * 60_000;

/** API tokens of two companies, and a client secret for Northgate Group's recruiter. */
export async function makeEmbedding({ db, users }: Northgate) {
  const rights: Right[] = [
    "EMBED_USERS",
    "VIEW_JOBS",
    "VIEW_CANDIDATES",
    "UPDATE_APPLICATIONS",
    "UPDATE_USERS",
  ];
  const add = async (maker: { company_id: number; id: number }) => {
    const token = apiTokenPrefix + newSecret();
    const { company_id, id: created_by } = maker;
    const { id } = await db
      .insertInto("api_tokens")
      .values({
        company_id,
        name: "Portal",
        token_hash: hashSecret(token),
        rights,
        origins: [testPartner],
        created_by,
        created_date_time: testNow,
        expires_date_time: after(testNow, year),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id, token };
  };
  const northgate = await add(users.admin);
  const secret = newSecret();
  await db
    .insertInto("embed_sessions")
    .values({
      company_id: users.recruiter.company_id,
      api_token_id: northgate.id,
      user_id: users.recruiter.id,
      secret_hash: hashSecret(secret),
      origin: testPartner,
      features: [],
      created_date_time: testNow,
      expires_date_time: after(testNow, year),
      session_expires_date_time: after(testNow, year),
    })
    .execute();
  const keys = await generateKeyPair("ES256");
  const { method, path } = redeemClientSecret;
  return {
    /** API tokens by company. */
    apiTokens: { northgate, spare: await add(users.admin), riverside: await add(users.riverside) },
    /** A client secret, and the proof of a frame that redeems it. */
    clientSecret: {
      secret,
      proof: await generateProof(keys, new URL(path, testOrigin).href, method),
    },
  };
}
