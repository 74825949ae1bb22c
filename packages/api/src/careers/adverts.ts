import type { AdvertSearch } from "@ats/core/careers/address";
import * as contract from "@ats/core/careers/contract";
import { askedQuestion } from "@ats/core/custom-fields/asked-question";
import type { CustomField } from "@ats/core/custom-fields/custom-field";
import { type Channel, availableChannels } from "@ats/core/jobs/channel";
import type { Question } from "@ats/core/jobs/question";
import { type Kysely, type SqlBool, sql } from "kysely";
import { readFields } from "../custom-fields/fields.ts";
import { implementPublic } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { timeZoneColumn } from "../interviews/settings.ts";
import { contains } from "../search/field-search.ts";
import { words } from "../search/normalise.ts";
import { brandOf } from "./brands.ts";

/** Adverts on a page of a company's list. */
export const advertPageSize = 50;

/** Fields by which visitors narrow a company's list. */
export const advertFilters = ["location", "dept", "job_type"] as const;
export type AdvertFilter = (typeof advertFilters)[number];

export const advertColumns = sql`j.id, j.job_number, j.title, j.location, j.postal_code, j.dept, j.job_type,
  j.salary_min, j.salary_max, j.currency, j.published_date_time, j.closing_date_time, ${timeZoneColumn},
  coalesce(nullif(j.brand_name, ''),
    (select name from companies where id = j.company_id)) as brand_name`;

export interface AdvertRow {
  id: number;
  /** The brand that applicants see: the company's name when the job has no brand. */
  brand_name: string;
  job_number: number;
  title: string;
  location: string;
  postal_code: string;
  dept: string;
  job_type: string;
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  published_date_time: Date | null;
  closing_date_time: Date | null;
  time_zone: string;
}

export interface FormRow extends AdvertRow {
  choose_benefits: string[];
  description: string;
  anonymised: boolean;
  recruiter_id: number;
  questions: Question[];
  /** The company's own fields that the form asks for. */
  asked: CustomField[];
}

/**
 * Finds a company by its careers address, and the channels whose adverts the visitor may open.
 * Internal vacancies need the internal key. A disabled company or an agency is not found.
 */
export async function careersCompany(
  system: Kysely<Tables>,
  { company: careers_key }: { company: string },
  { internal }: { internal?: string | undefined } = {},
) {
  const company = await system
    .selectFrom("companies")
    .select(["id", "name", "system_flags", "internal_key"])
    .where("careers_key", "=", careers_key)
    .where("company_type", "=", "ATS")
    .where("disabled", "=", false)
    .orderBy("id")
    .executeTakeFirst();
  if (!company) throw notFound("careers page");
  const { id, name, system_flags, internal_key } = company;
  const known: readonly Channel[] =
    internal === undefined
      ? ["careers_page", "job_feed"]
      : internal === internal_key
        ? ["internal"]
        : [];
  const channels = availableChannels(system_flags).filter((channel) => known.includes(channel));
  if (channels.length === 0) throw notFound("careers page");
  return { id, name, channels, brand: await brandOf(system, id) };
}
export type CareersCompany = Awaited<ReturnType<typeof careersCompany>>;

/**
 * Adverts of the job feed are opened one by one; only the other channels have a page that lists
 * them.
 */
const listedChannels = ({ channels }: CareersCompany) =>
  channels.filter((each) => each !== "job_feed");

export const presentCompany = (company: CareersCompany) => ({
  name: company.name,
  brand: company.brand,
  has_list: listedChannels(company).length > 0,
});

/** True while job `j` is active on one of the channels and its closing date has not passed. */
export const isAdvertised = (channels: readonly Channel[], now: Date) =>
  sql<SqlBool>`j.status = 'ACTIVE' and j.channels && ${channels}::text[]
    and (j.closing_date_time is null or j.closing_date_time > ${now})`;

/** Finds a job that takes applications now. */
export async function advertisedJob(
  db: CompanyDb,
  { channels }: CareersCompany,
  job_number: number,
  now: Date,
): Promise<FormRow> {
  const { rows } = await sql<Omit<FormRow, "asked">>`
    select ${advertColumns}, j.choose_benefits, j.description, j.anonymised, j.recruiter_id,
      (select coalesce(json_agg(json_build_object('id', id, 'type', type, 'text', text,
          'is_required', is_required, 'options', options, 'knock_out', knock_out)
        order by position), '[]') from job_questions where job_id = j.id) as questions
    from jobs j where j.job_number = ${job_number} and ${isAdvertised(channels, now)}`.execute(db);
  if (!rows[0]) throw notFound("vacancy");
  const fields = await readFields(db);
  return { ...rows[0], asked: fields.filter((field) => field.is_asked && !field.is_archived) };
}

/** Finds the heading of a job that was advertised once, on a channel that the visitor may open. */
export async function closedJob(
  db: CompanyDb,
  { channels }: CareersCompany,
  job_number: number,
): Promise<Pick<AdvertRow, "title" | "brand_name"> | undefined> {
  const { rows } = await sql<AdvertRow>`select ${advertColumns} from jobs j
    where j.job_number = ${job_number} and j.published_date_time is not null
      and j.channels && ${channels}::text[]`.execute(db);
  return rows[0];
}

/** Requires each word of the search in the advert's heading. */
const hasWords = (q: string) =>
  sql.join([sql`true`, ...words(q).map((word) => contains(heading, word))], sql` and `);

const heading = sql`concat_ws(' ', j.title, j.brand_name, j.location, j.postal_code, j.dept,
  j.job_type)`;

/** Finds a page of the company's list, newest first, and what can be chosen in each filter. */
export async function findAdverts(
  db: CompanyDb,
  company: CareersCompany,
  search: AdvertSearch,
  now: Date,
) {
  const channels = listedChannels(company);
  if (channels.length === 0) throw notFound("careers page");
  const found = await searchAdverts(db, company, search, now);
  const listed = advertFilters.map(
    (filter) => sql`coalesce(array_agg(distinct j.${sql.ref(filter)} order by j.${sql.ref(filter)})
      filter (where j.${sql.ref(filter)} <> ''), '{}') as ${sql.ref(filter)}`,
  );
  const { rows: choices } = await sql<Record<AdvertFilter, string[]>>`
    select ${sql.join(listed)} from jobs j where ${isAdvertised(channels, now)}`.execute(db);
  return { ...found, choices: choices[0] as Record<AdvertFilter, string[]> };
}

/** Finds a page of the adverts that match a search, newest first. */
export async function searchAdverts(
  db: CompanyDb,
  company: CareersCompany,
  { q = "", page_no = 0, ...search }: AdvertSearch,
  now: Date,
  isWanted = sql<SqlBool>`true`,
) {
  const isChosen = advertFilters.flatMap((filter) =>
    search[filter] ? [sql`and j.${sql.ref(filter)} = ${search[filter]}`] : [],
  );
  const { rows } = await sql<AdvertRow & { total: number }>`
    select ${advertColumns}, count(*) over ()::int as total from jobs j
    where ${isAdvertised(listedChannels(company), now)} and ${isWanted} and ${hasWords(q)}
      ${sql.join(isChosen, sql` `)}
    order by j.published_date_time desc, j.id
    limit ${advertPageSize} offset ${page_no * advertPageSize}`.execute(db);
  return { records: rows, total: rows[0]?.total ?? 0 };
}

const listAdverts = implementPublic(contract.listAdverts, async ({ params, query, services }) => {
  const company = await careersCompany(services.system, params, query);
  return inCompany(services.system, company.id, async (db) => {
    const { records, total } = await findAdverts(db, company, query, services.clock());
    return { company: presentCompany(company), records, total };
  });
});

const getAdvert = implementPublic(contract.getAdvert, async ({ params, query, services }) => {
  const company = await careersCompany(services.system, params, query);
  const job = await inCompany(services.system, company.id, (db) =>
    advertisedJob(db, company, params.job_number, services.clock()),
  );
  const brand = await brandOf(services.system, company.id, job.brand_name);
  const questions = [...job.questions, ...job.asked.map(askedQuestion)];
  return { ...job, questions, company: { ...presentCompany(company), brand } };
});

export const advertHandlers = [listAdverts, getAdvert];
