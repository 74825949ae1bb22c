import type { SavedApplication } from "@ats/core/careers/contract";
import type { advertisedJob } from "./adverts.ts";
import type { ApplicantMail } from "./applicant-mail.ts";

/** An application form that has arrived, to submit or to save for later. */
export interface Intake {
  company: { id: number; name: string };
  job: Awaited<ReturnType<typeof advertisedJob>>;
  body: SavedApplication;
  source: string;
  now: Date;
  mail: ApplicantMail;
}
