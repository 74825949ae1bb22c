import { withdrawSubmission } from "@ats/core/agency-portal/ownership-contract";
import { companyToday } from "../agencies/company-today.ts";
import { lockOwnerships, recordOwnership } from "../agencies/ownership/events.ts";
import { implementForClient } from "../agency-portal/for-client.ts";
import { readOwn } from "../agency-portal/ownership.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { HttpError } from "../kernel/http-error.ts";
import { withdrawApplication } from "./move-applications.ts";

export const withdraw = implementForClient(withdrawSubmission, async (call) => {
  const { actor, agent, client, db, services } = call;
  const { company_id } = client;
  await lockOwnerships(db, company_id);
  const own = await readOwn(call);
  if (own.is_hired)
    throw new HttpError(409, "The candidate is hired. Ask the client before you withdraw them.");
  if (own.is_ended) return {};
  // The agency's user is nobody in the client's account, and has no rights there.
  const visitor = { ...agent, ...actor, user_id: null as never, rights: [] };
  await withdrawApplication(
    { ...call, actor: visitor },
    own.application_id,
    "Withdrawn by the agency",
  );
  const now = services.clock();
  const day = await companyToday(db, company_id, now);
  await recordOwnership(db, own, {
    kind: "ENDED",
    day,
    reason: "WITHDRAWN",
    agent: actor.visitor?.name ?? "",
    now,
  });
  await recordAudit(call, {
    type: "submission_withdrawn",
    subject: { id: own.agency_id, name: own.agency },
  });
  return {};
});
