import { demoAccounts } from "./accounts.ts";
import { type DemoData, dayMs } from "./data.ts";

/** Number of notifications for each demo account, and how many of them are unread. */
const latest = 14;
const unread = 5;

/** Creates notifications about the jobs that an account recruits or hires for. */
export function notificationsFor(data: DemoData): DemoData["notifications"] {
  const jobs = new Map(data.jobs.map((job) => [job.id, job]));
  const jobOf = new Map(data.applications.map(({ id, job_id }) => [id, jobs.get(job_id)]));
  const news = data.activities.filter(
    ({ type, created_date_time }) =>
      type === "status_changed" || (type === "applied" && created_date_time.getUTCDay() % 2 === 0),
  );
  const emails = new Set(demoAccounts.map(({ email }) => email));
  const notifications = data.users
    .filter(({ email }) => emails.has(email))
    .flatMap((user) => {
      const follows = (applicationId: number) => {
        const job = jobOf.get(applicationId);
        return job?.recruiter_id === user.id || job?.hiring_manager_id === user.id;
      };
      return news
        .filter(
          (activity) =>
            activity.company_id === user.company_id &&
            activity.user_id !== user.id &&
            follows(activity.application_id),
        )
        .slice(-latest)
        .map(
          (activity, index, all): Omit<DemoData["notifications"][number], "id"> => ({
            company_id: user.company_id,
            user_id: user.id,
            activity_id: activity.id,
            event: activity.type === "applied" ? "APPLICATION_RECEIVED" : "STATUS_CHANGED",
            job_id: jobOf.get(activity.application_id)?.id ?? 0,
            reason:
              jobOf.get(activity.application_id)?.recruiter_id === user.id
                ? "RECRUITER"
                : "HIRING_MANAGER",
            silent: false,
            in_app: true,
            mail_date_time: null,
            read_date_time:
              index < all.length - unread
                ? new Date(activity.created_date_time.getTime() + dayMs / 48)
                : null,
            created_date_time: activity.created_date_time,
          }),
        );
    });
  return notifications.map((notification, index) => ({ ...notification, id: index + 1 }));
}
