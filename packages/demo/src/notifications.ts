import { mentionOf } from "@ats/core/applications/mentions";
import { eventOf } from "@ats/core/notifications/events";
import type { NotificationEvent } from "@ats/core/notifications/notification";
import { demoAccounts } from "./accounts.ts";
import { type DemoData, type DemoJob, type DemoUser, dayMs } from "./data.ts";

/** Number of notifications for each demo account, and how many of them are unread. */
const latest = 14;
const unread = 5;

type Activity = DemoData["activities"][number];

/**
 * Creates notifications about the jobs that an account recruits or hires for. A colleague's newest
 * note there mentions the account.
 */
export function addNotifications(data: DemoData): void {
  const jobs = new Map(data.jobs.map((job) => [job.id, job]));
  const jobOf = new Map(data.applications.map(({ id, job_id }) => [id, jobs.get(job_id)]));
  const news = data.activities.filter(
    ({ type, application_id }) =>
      type === "status_changed" || (type === "applied" && application_id % 2 === 0),
  );
  const written = data.activities.filter(({ type }) => type === "note_added");
  const emails = new Set(demoAccounts.map(({ email }) => email));
  for (const user of data.users.filter(({ email }) => emails.has(email))) {
    const isNews = ({ company_id, user_id, application_id }: Activity) => {
      const job = jobOf.get(application_id);
      return (
        company_id === user.company_id &&
        user_id !== user.id &&
        (job?.recruiter_id === user.id || job?.hiring_manager_id === user.id)
      );
    };
    const note = written.findLast(isNews);
    if (note) mention(data, user, note);
    const told = [...news.filter(isNews).slice(-latest), ...(note ? [note] : [])].toSorted(
      (a, b) => a.id - b.id,
    );
    for (const [index, activity] of told.entries()) {
      const job = jobOf.get(activity.application_id) as DemoJob;
      const follows = job.recruiter_id === user.id ? "RECRUITER" : "HIRING_MANAGER";
      data.notifications.push({
        company_id: user.company_id,
        id: data.notifications.length + 1,
        user_id: user.id,
        activity_id: activity.id,
        question_id: null,
        event: eventOf(activity.type) as NotificationEvent,
        job_id: job.id,
        reason: activity === note ? "MENTIONED" : follows,
        silent: false,
        in_app: true,
        mail_date_time: null,
        read_date_time:
          index < told.length - unread && activity !== note
            ? new Date(activity.created_date_time.getTime() + dayMs / 48)
            : null,
        created_date_time: activity.created_date_time,
      });
    }
  }
}

/** Addresses the note of an activity to a user. */
function mention(data: DemoData, user: DemoUser, activity: Activity): void {
  const note = data.notes.find(
    ({ application_id, user_id, created_date_time }) =>
      application_id === activity.application_id &&
      user_id === activity.user_id &&
      created_date_time.getTime() === activity.created_date_time.getTime(),
  );
  if (!note) throw new Error(`Activity ${activity.id} has no note.`);
  note.text = `${mentionOf(user)} ${note.text}`;
}
