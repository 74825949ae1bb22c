import { type CareersAddress, careersPath } from "@ats/core/careers/address";
import type { jobTypes } from "@ats/core/jobs/job-input";
import { majorUnits, type Salary } from "@ats/core/jobs/salary";
import type { CompanyDetails } from "@ats/core/settings/company-details";
import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { inCompany } from "../database/database.ts";
import { readSetting } from "../settings/read-setting.ts";
import { advertisedJob, careersCompany } from "./adverts.ts";

const employmentTypes: Partial<Record<string, string>> = {
  "Full time": "FULL_TIME",
  "Part time": "PART_TIME",
  "Fixed term": "TEMPORARY",
  Temporary: "TEMPORARY",
  Apprenticeship: "OTHER",
  Volunteer: "VOLUNTEER",
} satisfies Record<(typeof jobTypes)[number], string>;

/** A job stores no country; one that is paid in pounds is in the United Kingdom. */
export const countryOf = ({ currency }: { currency: string }): string | undefined =>
  currency === "GBP" ? "GB" : undefined;

/**
 * The advert as schema.org JobPosting, for search engines. Undefined when the job is not on the
 * careers page.
 */
export async function jobPosting(
  { system, clock, publicUrl }: Pick<Services, "system" | "clock" | "publicUrl">,
  { company: key, job_number, internal }: CareersAddress,
): Promise<object | undefined> {
  if (job_number === undefined || internal !== undefined) return undefined;
  try {
    const company = await careersCompany(system, { company: key });
    const channels = company.channels.filter((each) => each === "careers_page");
    const job = await inCompany(system, company.id, (db) =>
      advertisedJob(db, { ...company, channels }, job_number, clock()),
    );
    const details = await readSetting(system, company.id, "company_details");
    return {
      "@context": "https://schema.org",
      "@type": "JobPosting",
      title: job.title,
      description: job.description,
      identifier: { "@type": "PropertyValue", name: company.name, value: String(job.job_number) },
      url: new URL(careersPath(key, job_number), publicUrl).href,
      datePosted: job.published_date_time?.toISOString(),
      validThrough: job.closing_date_time?.toISOString(),
      employmentType: employmentTypes[job.job_type],
      hiringOrganization: {
        "@type": "Organization",
        name: job.brand_name,
        address: details.town ? addressOf(details) : undefined,
      },
      jobLocation: {
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          addressLocality: job.location,
          postalCode: job.postal_code || undefined,
          addressCountry: countryOf(job),
        },
      },
      baseSalary: salaryOf(job),
      jobBenefits: job.choose_benefits.join(", ") || undefined,
      directApply: true,
    };
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

const addressOf = ({ street, town, postcode, country }: CompanyDetails) => ({
  "@type": "PostalAddress",
  streetAddress: street || undefined,
  addressLocality: town,
  postalCode: postcode || undefined,
  addressCountry: country,
});

function salaryOf({ salary_min, salary_max, currency }: Salary) {
  const decimal = (minor: number | null) =>
    minor === null ? undefined : majorUnits(minor, currency);
  if (salary_min === null && salary_max === null) return undefined;
  return {
    "@type": "MonetaryAmount",
    currency,
    value: {
      "@type": "QuantitativeValue",
      minValue: decimal(salary_min),
      maxValue: decimal(salary_max),
      unitText: "YEAR",
    },
  };
}
