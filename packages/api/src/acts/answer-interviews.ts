import * as contract from "@ats/core/agency-portal/interviews-contract";
import type { CandidateAnswer } from "@ats/core/interviews/interview";
import { isToCome, readShownInterviews } from "../agency-portal/interviews.ts";
import { type ClientCall, implementForClient } from "../agency-portal/for-client.ts";
import { tellAgencyOfInterviews } from "../agency-portal/tell-of-interviews.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { bookTime } from "../interviews/booking.ts";
import { lockCalendar } from "../interviews/conflicts.ts";
import { aboutInterview, aboutInvitation, recordAnswer } from "../interviews/record-answer.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { before } from "../kernel/time.ts";

type Calling = Pick<ClientCall, "actor" | "client" | "db" | "services" | "afterCommit">;

const dayMs = 24 * 60 * 60_000;
/** Answers about one candidate within a day, each of which may mail the organiser. */
const answersPerDay = 20;

const typeOf = {
  CONFIRMED: "interview_confirmed",
  DECLINED: "interview_declined",
  ANOTHER_TIME: "times_declined",
} as const satisfies Record<CandidateAnswer, string>;

const answer = implementForClient(contract.answerInterview, async (call) => {
  const { body, client, db, params, services } = call;
  await lockCalendar(db, client.company_id);
  const shown = await readShown(call, params.id);
  const interview = shown.interviews.find(({ id }) => id === params.interview_id);
  if (!interview) throw notFound("interview");
  needMayAnswer(shown.may_answer && isToCome(interview, services.clock()));
  if (interview.start_date_time.getTime() !== Date.parse(body.start_date_time))
    throw new HttpError(
      409,
      "The time of this interview has changed. Look at the new time, then answer.",
    );
  await db
    .updateTable("interviews")
    .set({ candidate_answer: body.answer })
    .where("company_id", "=", client.company_id)
    .where("id", "=", interview.id)
    .execute();
  await recordAnswer(call, aboutInterview(interview), {
    type: typeOf[body.answer],
    text: body.text,
    isMailed: body.answer !== "CONFIRMED",
  });
  await finish(call, shown, body.answer);
  return {};
});

const book = implementForClient(contract.bookSubmissionInterview, async (call) => {
  const { body, params } = call;
  const { shown, invitation } = await readInvitation(call, params);
  await bookTime(call, invitation, body);
  await finish(call, shown, "CONFIRMED");
  return {};
});

const decline = implementForClient(contract.declineOfferedTimes, async (call) => {
  const { body, params } = call;
  const { shown, invitation } = await readInvitation(call, params);
  await recordAnswer(call, aboutInvitation(invitation), {
    type: "times_declined",
    text: body.text,
    isMailed: true,
  });
  await finish(call, shown, "ANOTHER_TIME");
  return {};
});

type Shown = Awaited<ReturnType<typeof readShownInterviews>>;

async function readShown(call: Calling, id: number): Promise<Shown> {
  const shown = await readShownInterviews(call, id);
  await needAnswersLeft(call, shown);
  return shown;
}

async function readInvitation(call: Calling, params: { id: number; invitation_id: string }) {
  const { client, db } = call;
  await lockCalendar(db, client.company_id);
  const shown = await readShown(call, params.id);
  const invitation = shown.invitations.find(({ id }) => id === params.invitation_id);
  if (!invitation) throw notFound("invitation");
  needMayAnswer(shown.may_answer);
  return { shown, invitation };
}

function needMayAnswer(may: boolean): void {
  if (!may)
    throw new HttpError(
      409,
      "This interview can no longer be answered here. Write to the client under Messages.",
    );
}

async function needAnswersLeft({ client, db, services }: Calling, { submitted }: Shown) {
  const { count } = await db
    .selectFrom("activities")
    .where("company_id", "=", client.company_id)
    .where("application_id", "=", submitted.application_id)
    .where("type", "in", Object.values(typeOf))
    .where("agency", "is not", null)
    .where("created_date_time", ">", before(services.clock(), dayMs))
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) >= answersPerDay)
    throw new HttpError(
      429,
      `You have answered ${answersPerDay} times about this candidate within a day. Write to the client under Messages.`,
    );
}

async function finish(call: Calling, { submitted }: Shown, given: CandidateAnswer) {
  await tellAgencyOfInterviews(call, submitted.application_id);
  const { id, title } = submitted.job;
  await recordAudit(call, {
    type: "interview_answered",
    subject: { id, name: title },
    changes: [{ field: "answer", before: null, after: given }],
  });
}

export const answerInterviewHandlers = [answer, book, decline];
