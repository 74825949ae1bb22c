import { displayName } from "@ats/core/anonymisation/anonymisation";
import { tellSpan } from "@ats/core/interviews/tell";
import { to } from "@ats/core/navigation/routes";
import { rightsOf } from "@ats/core/rights/rights";
import type { Services } from "../app/services.ts";
import type { RecordedActor } from "../applications/activity.ts";
import type { CompanyDb } from "../database/database.ts";
import { queueMail } from "../mail/outbox.ts";
import { invitationFile } from "./ics.ts";
import { type InterviewRow, presentInterviews } from "./presenter.ts";

/** Where mail is written, and who has it written: nobody in person where that is a reminder. */
export interface Mailing {
  actor: RecordedActor;
  db: CompanyDb;
  services: Pick<Services, "clock" | "publicUrl">;
}

const words = {
  reminded: { subject: "Interview", opening: (name: string) => `you interview ${name} soon.` },
  cancelled: {
    subject: "Interview cancelled",
    opening: (name: string) => `the interview of ${name} does not take place. It was to be:`,
  },
} as const;

/** Mails each interviewer, but not who did it themselves, by the name that they may see. */
export async function mailPanel(
  { actor: { company_id, user_id: by }, db, services }: Mailing,
  news: keyof typeof words,
  interview: InterviewRow,
): Promise<void> {
  const now = services.clock();
  const { organiser } = interview;
  const panel = await db
    .selectFrom("interview_panel as p")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "p.company_id").onRef("u.id", "=", "p.user_id"),
    )
    .innerJoin("companies as c", "c.id", "p.company_id")
    .innerJoin("users as o", (on) =>
      on.onRef("o.company_id", "=", "p.company_id").on("o.id", "=", organiser.id),
    )
    .select(["u.id as user_id", "u.first_name", "u.last_name", "u.email", "u.user_type as role"])
    .select(["c.name as company", "o.email as organiser_email"])
    .where("p.company_id", "=", company_id)
    .where("p.interview_id", "=", interview.id)
    .where("u.id", "is distinct from", by)
    .execute();
  for (const { user_id, role, first_name, last_name, email, company, organiser_email } of panel) {
    const reader = {
      company_id,
      user_id,
      role,
      company_type: "ATS",
      rights: rightsOf[role],
    } as const;
    const [shown] = await presentInterviews(db, reader, [interview]);
    if (!shown) continue;
    const name = displayName(shown);
    const facts = [
      `When: ${tellSpan(interview, interview.time_zone)}`,
      `Job: ${interview.job_title} (${interview.job_number})`,
      interview.room && `Where: ${interview.room}`,
      interview.video_link && `Link: ${interview.video_link}`,
    ].filter(Boolean);
    const link = new URL(`${to.calendar()}?interview=${interview.id}`, services.publicUrl).href;
    const file = {
      company,
      organiser: {
        name: `${organiser.first_name} ${organiser.last_name}`,
        email: organiser_email,
      },
      attendee: { name: `${first_name} ${last_name}`, email },
    };
    await queueMail(
      db,
      company_id,
      {
        to: email,
        subject: `${words[news].subject}: ${name}`,
        text: `Hello ${first_name},\n\n${words[news].opening(name)}\n\n${facts.join("\n")}\n\nThe briefing: ${link}`,
        ...(news === "cancelled" && { attachments: [invitationFile(interview, file, now)] }),
      },
      now,
      { application_id: interview.application_id, to_colleague: true, about: interview.uid },
    );
  }
}
