import { toCsv } from "@ats/core/validation/csv";
import { sql } from "kysely";
import { inCompany } from "../database/database.ts";
import type { Services } from "../kernel/services.ts";

const batch = 1_000;

/** A time as people read it, in UTC. */
const time = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`);
const name = (alias: string) => sql.raw(`trim(${alias}.first_name || ' ' || ${alias}.last_name)`);

/** Tables for spreadsheets: records by their numbers and names, without ids. */
const tables = [
  {
    name: "users",
    headings: ["First name", "Last name", "Email", "Telephone", "Role", "Added (UTC)"],
    columns: sql`t.first_name, t.last_name,
      case when t.home_company_id is null then t.email end, t.telephone,
      case when t.home_company_id is null then t.user_type else 'Guest' end,
      ${time("t.created_date_time")}`,
    from: sql`users t`,
    // Merging who imports changes the order of ids.
    order: sql`row_number() over (order by t.created_date_time, t.first_name collate "C",
      t.last_name collate "C", t.id)`,
  },
  {
    name: "jobs",
    headings: [
      "Number",
      "Title",
      "Status",
      "Location",
      "Postcode",
      "Department",
      "Type",
      "Recruiter",
      "Hiring manager",
      "Openings",
      "Created (UTC)",
      "Published (UTC)",
    ],
    columns: sql`t.job_number, t.title, t.status, t.location, t.postal_code, t.dept, t.job_type,
      ${name("r")}, ${name("h")}, t.openings, ${time("t.created_date_time")},
      ${time("t.published_date_time")}`,
    from: sql`jobs t join users r on r.company_id = t.company_id and r.id = t.recruiter_id
      join users h on h.company_id = t.company_id and h.id = t.hiring_manager_id`,
    order: sql`t.id`,
  },
  {
    name: "candidates",
    headings: [
      "Number",
      "First name",
      "Last name",
      "Email",
      "Mobile",
      "City",
      "Postcode",
      "Job title",
      "Employer",
      "Tags",
      "Added (UTC)",
      "Last activity (UTC)",
    ],
    columns: sql`t.candidate_number, t.first_name, t.last_name, t.email, t.contact_mobile_number,
      t.city, t.postcode, t.current_jobtitle, t.current_employer, array_to_string(t.tags, '; '),
      ${time("t.created_date_time")}, ${time("t.last_activity_date_time")}`,
    from: sql`candidates t`,
    order: sql`t.id`,
  },
  {
    name: "applications",
    headings: [
      "Candidate number",
      "First name",
      "Last name",
      "Job number",
      "Job",
      "Status",
      "Stage",
      "Reason",
      "Source",
      "Rating",
      "Applied (UTC)",
      "Status since (UTC)",
    ],
    columns: sql`t.candidate_number, c.first_name, c.last_name, j.job_number, j.title, t.status,
      n.name, t.status_reason, t.source, t.rating, ${time("t.created_date_time")},
      ${time("t.status_date_time")}`,
    from: sql`applications t
      join candidates c on c.company_id = t.company_id and c.id = t.candidate_id
      join jobs j on j.company_id = t.company_id and j.id = t.job_id
      left join workflow_nodes n on n.company_id = t.company_id and n.id = t.node_id`,
    order: sql`t.id`,
  },
  {
    name: "interviews",
    headings: [
      "Candidate number",
      "First name",
      "Last name",
      "Job number",
      "Title",
      "Type",
      "Room",
      "Status",
      "Organiser",
      "Starts (UTC)",
      "Ends (UTC)",
    ],
    columns: sql`a.candidate_number, c.first_name, c.last_name, j.job_number, t.title, t.type,
      t.room, t.status, ${name("o")}, ${time("t.start_date_time")}, ${time("t.end_date_time")}`,
    from: sql`interviews t
      join applications a on a.company_id = t.company_id and a.id = t.application_id
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      join users o on o.company_id = t.company_id and o.id = t.organiser_id`,
    order: sql`t.id`,
  },
];

/** The CSV files of a bundle, each in batches. */
export const peopleTables = ({ system }: Pick<Services, "system">, company_id: number) =>
  tables.map(({ name, headings, columns, from, order }) => ({
    name,
    async *rows() {
      const encoder = new TextEncoder();
      yield encoder.encode(toCsv([headings]));
      let last = 0;
      for (;;) {
        const { rows } = await inCompany(system, company_id, (db) =>
          sql<{ place: number; cells: (string | number | null)[] }>`
            select place, cells from (
              select ${order} as place, jsonb_build_array(${columns}) as cells from ${from}
              where t.company_id = ${company_id}) found
            where place > ${last} order by place limit ${batch}`.execute(db),
        );
        if (rows.length > 0)
          // Only the whole file begins with the byte order mark.
          yield encoder.encode(toCsv(rows.map(({ cells }) => cells)).slice(1));
        last = rows.at(-1)?.place ?? last;
        if (rows.length < batch) return;
      }
    },
  }));
