/** Where a company's careers page is: `/careers/northgate-group`, and `/careers/northgate-group/1001`. */
export const careersPath = (company: string, job_number?: number): string =>
  job_number === undefined ? `/careers/${company}` : `/careers/${company}/${job_number}`;

const pattern = /^\/careers\/(?<company>[a-z0-9][a-z0-9-]{0,79})(?:\/(?<job>\d{1,9}))?\/?$/i;

export interface CareersAddress {
  company: string;
  job_number?: number;
}

/** What a path of the careers pages names; undefined for any other path. */
export function careersAddress(path: string): CareersAddress | undefined {
  const { company, job } = pattern.exec(path)?.groups ?? {};
  if (!company) return undefined;
  return { company: company.toLowerCase(), ...(job && { job_number: Number(job) }) };
}
