import type { CareersAddress } from "@ats/core/careers/address";
import type { getAdvert } from "@ats/core/careers/contract";
import type { Output } from "@ats/core/contract/endpoint";

/** A job as its careers page shows it. */
export type AdvertisedJob = Output<typeof getAdvert>;

/** Address of a job's careers page. */
export type JobAddress = CareersAddress & { job_number: number };
