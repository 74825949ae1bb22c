import { needsReason, statusLabels } from "@ats/core/applications/status";
import * as contract from "@ats/core/offers/contract";
import { offerMoveProblem } from "@ats/core/offers/offer";
import type { ActivityType } from "@ats/core/applications/activity";
import { recordActivities } from "../applications/activity.ts";
import { needApplication } from "../applications/details.ts";
import { lockApplications } from "../applications/lock-applications.ts";
import { publishChange } from "../applications/publish-change.ts";
import { HttpError, notFound, stale } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import type { OfferCall, OfferParticipant } from "./offer-participant.ts";
import { readOffer, readOffers } from "./read-offers.ts";

const list = implement(contract.listOffers, async ({ db, params }) => {
  await needApplication(db, params.id);
  return { records: await readOffers(db, params.id) };
});

/** Locks the application of an offer, which must be in the process. */
async function lockInProcess({ db }: OfferCall, id: number) {
  const [application] = await lockApplications(db, [id]);
  if (!application) throw notFound("application");
  const { status } = application;
  if (status === "INCOMPLETE" || needsReason(status))
    throw new HttpError(
      409,
      `This application is ${statusLabels[status].toLowerCase()}. Restore it before you make an offer.`,
    );
  return application;
}

const add = implement(contract.addOffer, async (call) => {
  const { actor, body, db, params, services } = call;
  const application = await lockInProcess(call, params.id);
  const added = await db
    .insertInto("offers")
    .values({
      ...body,
      company_id: actor.company_id,
      application_id: params.id,
      state: "DRAFT",
      created_by: actor.user_id,
      created_date_time: services.clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added)
    throw new HttpError(
      409,
      "This application has an open offer already. Change that one, or withdraw it first.",
    );
  await record(call, application, "offer_drafted");
  return readOffer(db, added.id);
});

/** Locks an offer and its application, the application first as everybody does. */
async function lockOffer(call: OfferCall, id: number, version: number) {
  const { db } = call;
  const { application_id } =
    (await db
      .selectFrom("offers")
      .where("id", "=", id)
      .select("application_id")
      .executeTakeFirst()) ?? {};
  if (application_id === undefined) throw notFound("offer");
  const [application] = await lockApplications(db, [application_id]);
  const offer = await readOffer(db, id);
  if (!application || offer.version !== version) throw stale("This offer was");
  return { offer, application };
}

export async function changeTerms(
  call: Call<typeof contract.changeOffer>,
  participants: readonly OfferParticipant[],
) {
  const { body, db, params, version } = call;
  const { offer } = await lockOffer(call, params.id, version);
  if (offer.state !== "DRAFT")
    throw new HttpError(
      409,
      "Only a draft can be changed. Withdraw this offer, then make a new one from it.",
    );
  await lockInProcess(call, offer.application_id);
  await db
    .updateTable("offers")
    .set({ ...body, version: version + 1 })
    .where("id", "=", params.id)
    .execute();
  for (const each of participants) await each.afterChange?.(call, params.id);
  return readOffer(db, params.id);
}

type OfferActivity = Extract<ActivityType, `offer_${string}`>;

const activityOf = {
  MADE: "offer_made",
  ACCEPTED: "offer_accepted",
  DECLINED: "offer_declined",
  WITHDRAWN: "offer_withdrawn",
} as const satisfies Record<string, OfferActivity>;

export async function recordMove(
  call: Call<typeof contract.moveOffer>,
  participants: readonly OfferParticipant[],
) {
  const { body, db, params, services, version } = call;
  const { offer, application } = await lockOffer(call, params.id, version);
  const { state, reason = null } = body;
  const problem = offerMoveProblem(offer.state, state);
  if (problem) throw new HttpError(409, problem);
  if (state === "MADE") {
    await lockInProcess(call, offer.application_id);
    for (const each of participants) {
      const answer = await each.beforeMake?.(call, offer.id);
      if (answer === "waits") {
        publishChange(call, [application]);
        return offer;
      }
      if (answer) throw new HttpError(409, answer.refused);
    }
  }
  const now = services.clock();
  await db
    .updateTable("offers")
    .set({
      state,
      reason,
      ...(state === "MADE" ? { made_date_time: now } : { ended_date_time: now }),
      version: version + 1,
    })
    .where("id", "=", params.id)
    .execute();
  if (state === "WITHDRAWN") for (const each of participants) await each.afterEnd?.(call, offer.id);
  for (const each of participants) await each.afterMove?.(call, application.id);
  await record(call, application, activityOf[state], reason);
  return readOffer(db, params.id);
}

async function record(
  call: OfferCall,
  application: { id: number; job_id: number },
  type: OfferActivity,
  reason: string | null = null,
) {
  const activities = await recordActivities(call, [
    { application_id: application.id, type, reason },
  ]);
  publishChange(
    call,
    [application],
    activities.map(({ id }) => id),
  );
}

export const offerHandlers = [list, add];
