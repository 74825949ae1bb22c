import type { Fields } from "@ats/core/approvals/chain";
import { fieldsOfCost } from "@ats/core/approvals/fields";
import { writtenMoney } from "@ats/core/costs/money";
import { type RawBuilder, sql } from "kysely";
import { asCompany, type CompanyDb } from "../database/database.ts";
import { readSetting } from "../settings/read-setting.ts";
import type { SubjectKindRules } from "./subject.ts";

/** A cost with its jobs, the one with the largest share first. */
interface AskingCost {
  type: string;
  supplier: string;
  invoice_number: string;
  is_internal: boolean;
  net: number;
  currency: string;
  home_net: number | null;
  dept: string;
  created_by: number | null;
  jobs: readonly {
    id: number;
    job_number: number;
    title: string;
    dept: string;
    brand_name: string;
    recruiter_id: number;
    hiring_manager_id: number;
    amount: number;
  }[];
}

/** Most jobs of a cost that its request names. */
const mostNamed = 10;

/** Reads costs `c`, whether or not the caller's role covers them. */
export const readAskingCosts = <More = unknown>(
  db: CompanyDb,
  company_id: number,
  condition: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql``,
): Promise<(AskingCost & More)[]> =>
  asCompany(db, company_id, async () => {
    const { rows } = await sql<AskingCost & More>`select c.type, c.supplier, c.invoice_number,
        c.is_internal, c.net, c.currency, c.home_net, c.dept, c.created_by,
        (select coalesce(json_agg(json_build_object('id', j.id, 'job_number', j.job_number,
            'title', j.title, 'dept', j.dept, 'brand_name', j.brand_name,
            'recruiter_id', j.recruiter_id, 'hiring_manager_id', j.hiring_manager_id,
            'amount', s.amount) order by s.amount desc, s.position), '[]')
          from cost_shares s join jobs j on j.company_id = s.company_id and j.id = s.job_id
          where s.company_id = c.company_id and s.line_id = c.id) as jobs ${more}
      from cost_lines c where c.company_id = ${company_id} and ${condition}`.execute(db);
    return rows;
  });

/** "Nurse (1042) £200.00; Carer (1043) £100.00" */
function jobsInWords({ jobs, currency }: AskingCost): string | null {
  if (jobs.length === 0) return null;
  const named = jobs
    .slice(0, mostNamed)
    .map(({ title, job_number, amount }) =>
      jobs.length === 1
        ? `${title} (${job_number})`
        : `${title} (${job_number}) ${writtenMoney({ amount, currency })}`,
    );
  return jobs.length > mostNamed
    ? `${named.join("; ")} and ${jobs.length - mostNamed} more jobs`
    : named.join("; ");
}

/** The fields of a cost's request in a company whose currency is `home`. */
export const fieldsOfAskingCost = (cost: AskingCost, home: string, asked: Fields): Fields =>
  fieldsOfCost(
    {
      title: [cost.type, cost.supplier].filter(Boolean).join(", "),
      cost_type: cost.type,
      paid_for: cost.is_internal ? "internal" : "external",
      supplier: cost.supplier,
      invoice_number: cost.invoice_number,
      dept: cost.jobs[0]?.dept ?? cost.dept,
      cost_net: cost.home_net,
      currency: home,
      original_net:
        cost.currency === home ? null : writtenMoney({ amount: cost.net, currency: cost.currency }),
      cost_jobs: jobsInWords(cost),
    },
    asked,
  );

/** The key of a cost's request. */
export const ofCost = (subject_id: number) => ({ kind: "cost", subject_id }) as const;

/** A cost of several jobs has the department and the people of the job with its largest share. */
export const costSubject: SubjectKindRules = {
  async read(db, company_id, id, asked) {
    const [cost] = await readAskingCosts(db, company_id, sql`c.id = ${id}`);
    if (!cost) return undefined;
    const { currency } = await readSetting(db, company_id, "cost_settings");
    const [job] = cost.jobs;
    return {
      ...ofCost(id),
      company_id,
      job_number: null,
      fields: fieldsOfAskingCost(cost, currency, asked),
      requester: null,
      owners: cost.created_by ? [cost.created_by] : [],
      recruiter_id: job?.recruiter_id ?? null,
      hiring_manager_id: job?.hiring_manager_id ?? null,
      covered: {
        job_id: job?.id ?? null,
        dept: job?.dept ?? cost.dept,
        brand_name: job?.brand_name ?? "",
      },
    };
  },
  right: "VIEW_COST",
  isCovered: (id) => sql`exists (select from cost_lines where cost_lines.company_id =
    current_setting('ats.company_id')::int and cost_lines.id = ${id})`,
};
