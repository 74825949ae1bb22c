import { advertFactNames } from "@ats/core/jobs/advert-facts";
import { salaryWordings } from "@ats/core/jobs/salary";
import { texts } from "@ats/ui/texts";

export const advertTexts = texts("jobs.advert", advertFactNames);

export const salaryTexts = texts("jobs.salary", salaryWordings);
