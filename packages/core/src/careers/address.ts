/** The visitor's channel and source, from the address. */
export interface Visit {
  /** Key that opens the company's internal vacancies. */
  internal?: string;
  /** Site that the link claims to be on: `Indeed`. */
  source?: string;
  /** Language of the page that the visitor chose: `cy`. */
  lang?: string;
}

/** Search, filters and page of a company's job list. */
export interface AdvertSearch {
  q?: string | undefined;
  location?: string | undefined;
  dept?: string | undefined;
  job_type?: string | undefined;
  /** Counted from zero. */
  page_no?: number | undefined;
}

export interface CareersAddress extends Visit, AdvertSearch {
  company: string;
  job_number?: number;
  /** Secret token of a saved application; only the link mailed to the applicant has it. */
  resume?: string;
}

/** `/careers/northgate-group` or `/careers/northgate-group/1001?source=Indeed` */
export function careersPath(
  company: string,
  job_number?: number,
  visit: Visit & AdvertSearch & Pick<CareersAddress, "resume"> = {},
): string {
  const query = new URLSearchParams(visit as Record<string, string>).toString();
  const path = job_number === undefined ? company : `${company}/${job_number}`;
  return `/careers/${path}${query && `?${query}`}`;
}

/** Page with a job's application form: `/careers/northgate-group/1001/apply` */
export const applyPath = (
  company: string,
  job_number: number,
  visit: Visit & Pick<CareersAddress, "resume"> = {},
): string => careersPath(company, job_number, visit).replace(/(?=\?|$)/, "/apply");

const pattern =
  /^\/careers\/(?<company>[a-z0-9][a-z0-9-]{0,79})(?:\/(?<job>\d{1,9})(?:\/apply)?)?\/?$/i;

/** Parses a careers address with its query; undefined for any other path. */
export function careersAddress(path: string): CareersAddress | undefined {
  const [pathname = "", query] = path.split("?");
  const { company, job } = pattern.exec(pathname)?.groups ?? {};
  if (!company) return undefined;
  const said = new URLSearchParams(query);
  const [internal, source, lang, resume] = ["internal", "source", "lang", "resume"].map((name) =>
    said.get(name),
  );
  const search = (["q", "location", "dept", "job_type"] as const).flatMap((name) => {
    const text = said.get(name);
    return text ? [[name, text.slice(0, 200)]] : [];
  });
  const page_no = Number(/^\d{1,4}$/.exec(said.get("page_no") ?? "")?.[0] ?? 0);
  return {
    company: company.toLowerCase(),
    ...(job && { job_number: Number(job) }),
    ...(internal && { internal }),
    ...(source && { source }),
    ...(lang && { lang }),
    ...(resume && { resume }),
    ...(!job && Object.fromEntries(search)),
    ...(!job && page_no && { page_no }),
  };
}
