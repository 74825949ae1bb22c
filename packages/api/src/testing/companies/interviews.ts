import { issueToken, tokenLifetimes } from "../../session/one-time-token.ts";
import { hashSecret } from "../../kernel/secret.ts";
import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";
import { after } from "../../kernel/time.ts";

const testCalendarFeed = "a-calendar-that-the-recruiter-reads";

interface Place extends Northgate {
  /** The application of an agency's candidate. */
  submitted: { id: number };
}

/**
 * An interview of Ann Bell, invitations to choose another, a calendar that is subscribed to, and the
 * like for an agency's candidate.
 */
export async function makeInterviews({ db, ids, users, annAsNurse, submitted }: Place) {
  const { northgate } = ids;
  const interview = await db
    .insertInto("interviews")
    .values({
      company_id: northgate,
      application_id: annAsNurse.id,
      title: "First interview",
      type: "IN_PERSON",
      room: "Room 1",
      video_link: "",
      questions: "Ask about nights.",
      adjustments: "",
      start_date_time: new Date("2026-11-24T10:00:00Z"),
      end_date_time: new Date("2026-11-24T11:00:00Z"),
      time_zone: "Europe/London",
      organiser_id: users.recruiter.id,
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("interview_panel")
    .values({ company_id: northgate, interview_id: interview.id, user_id: users.manager.id })
    .execute();

  await db
    .insertInto("calendar_feeds")
    .values({
      company_id: northgate,
      user_id: users.recruiter.id,
      secret_hash: hashSecret(testCalendarFeed),
      created_date_time: testNow,
    })
    .execute();
  const timeOff = await db
    .insertInto("time_off")
    .values({
      company_id: northgate,
      user_id: users.recruiter.id,
      first_date: "2026-12-28",
      last_date: "2026-12-31",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: submittedInterview } = await db
    .insertInto("interviews")
    .values({
      company_id: northgate,
      application_id: submitted.id,
      title: "Day on the ward",
      type: "IN_PERSON",
      room: "Ward 3",
      video_link: "",
      questions: "Ask why they left.",
      adjustments: "A chair with arms.",
      start_date_time: new Date("2027-01-19T10:00:00Z"),
      end_date_time: new Date("2027-01-19T11:00:00Z"),
      time_zone: "Europe/London",
      organiser_id: users.recruiter.id,
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("interview_panel")
    .values({ company_id: northgate, interview_id: submittedInterview, user_id: users.manager.id })
    .execute();
  const invite = async (application: { id: number } = annAsNurse, first_date = "2026-11-24") => {
    const id = crypto.randomUUID();
    const token = await issueToken(
      db,
      "book interview",
      { company_id: northgate, user_id: users.recruiter.id, meta: { invitation: id } },
      testNow,
    );
    await db
      .insertInto("booking_invitations")
      .values({
        company_id: northgate,
        id,
        application_id: application.id,
        organiser_id: users.recruiter.id,
        interview: JSON.stringify({
          title: "Second interview",
          type: "VIDEO",
          room: "",
          video_link: "https://meet.example/ann",
          panel: [users.manager.id, users.admin.id],
          questions: "",
          adjustments: "",
        }),
        minutes: 60,
        first_date,
        last_date: first_date === "2026-11-24" ? "2026-11-25" : first_date,
        created_date_time: testNow,
        expires_date_time: after(testNow, tokenLifetimes["book interview"]),
        token_hash: hashSecret(token),
      })
      .execute();
    return { id, token };
  };
  return {
    /** Ann Bell's interview as a nurse with the hiring manager, on 24 November at 10:00. */
    interview,
    /** Secret of the address at which the recruiter's interviews are subscribed to. */
    calendarFeed: testCalendarFeed,
    /** The recruiter is off from 28 to 31 December. */
    timeOff,
    /** Two invitations of Ann Bell to choose a time on 24 or 25 November. */
    invitations: { open: await invite(), other: await invite() },
    /** The interview of Brightstaff's candidate on 19 January, and invitations to choose another. */
    ofSubmission: {
      interview: submittedInterview,
      invitation: (await invite(submitted, "2026-12-01")).id,
      other: (await invite(submitted, "2026-12-02")).id,
    },
  };
}
