import { proofHeader } from "@ats/core/session/session";
import type { TestCompanies } from "../companies.ts";
import { testPartner } from "../companies/embedding.ts";
import type { Samples } from "../sample.ts";

export const embeddingCalls = ({ apiTokens, clientSecret, users }: TestCompanies) =>
  ({
    listApiTokens: {},
    addApiToken: {
      own: true,
      body: { name: "Portal", rights: ["VIEW_JOBS"], origins: [testPartner], days: 90 },
    },
    revokeApiToken: { params: { id: apiTokens.spare.id } },
    createEmbedSession: { body: { user: { id: users.recruiter.id }, origin: testPartner } },
    signInFrame: {},
    listEmbedOrigins: {},
    redeemClientSecret: {
      headers: { [proofHeader]: clientSecret.proof },
      body: { secret: clientSecret.secret, origin: testPartner },
    },
  }) satisfies Samples;
