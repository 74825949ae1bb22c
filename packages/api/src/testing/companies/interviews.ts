import { issueToken, tokenLifetimes } from "../../session/one-time-token.ts";
import { hashSecret } from "../../kernel/secret.ts";
import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";
import { after } from "../../kernel/time.ts";

const testCalendarFeed = "a-calendar-that-the-recruiter-reads";

/** An interview of Ann Bell, invitations to choose another, and a calendar that is subscribed to. */
export async function makeInterviews({ db, ids, users, annAsNurse }: Northgate) {
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
  const invite = async () => {
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
        application_id: annAsNurse.id,
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
        first_date: "2026-11-24",
        last_date: "2026-11-25",
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
  };
}
