import { sql } from "kysely";
import { stageColumn } from "../costs/filter-costs.ts";

/** The text that compares two departments or campaigns. */
const compared = (column: string) => sql`normalise(${sql.ref(column)}) collate "C"`;

/**
 * The costs that count for a budget `b`, with the part that does: of a job or department its shares,
 * else the whole line. A line counts on its day: incurred, or else paid, or else expected. A reader
 * whose role covers a part of the company has the shares that they see in place of whole lines.
 */
export const countedCosts = (isWholeCompany = true) => sql`(
  select c.id, c.currency, c.is_internal, c.source, part.amount, part.home_amount, ${stageColumn} as stage
  from (
    select s.line_id, s.amount, s.home_amount from cost_shares s
      where s.company_id = b.company_id and s.job_id = b.job_id
    union all
    select s.line_id, s.amount, s.home_amount
      from jobs j join cost_shares s on s.company_id = j.company_id and s.job_id = j.id
      where b.dept <> '' and j.company_id = b.company_id
        and ${compared("j.dept")} = ${compared("b.dept")}
    union all
    select l.id, l.net, l.home_net from cost_lines l
      where b.dept <> '' and l.company_id = b.company_id and l.job_count = 0 and l.dept <> ''
        and ${compared("l.dept")} = ${compared("b.dept")}
        and l.day between b.from_date and b.to_date
    union all
    select l.id, l.net, l.home_net from cost_lines l
      where b.job_id is null and b.dept = '' and l.company_id = b.company_id
        and l.day between b.from_date and b.to_date
        ${isWholeCompany ? sql`` : sql`and l.job_count = 0`}
    ${
      isWholeCompany
        ? sql``
        : sql`union all
    select s.line_id, s.amount, s.home_amount from cost_shares s
      where b.job_id is null and b.dept = '' and s.company_id = b.company_id`
    }
  ) part
  join cost_lines c on c.company_id = b.company_id and c.id = part.line_id
  where c.day between b.from_date and b.to_date
    and (b.campaign = '' or ${compared("c.campaign")} = ${compared("b.campaign")}))`;

/** Condition: a part `p` of a cost that is not saved yet counts for a budget `b`. */
export const partCounts = sql`(b.job_id is null or b.job_id = p.job_id)
  and (b.dept = '' or ${compared("p.dept")} = ${compared("b.dept")})`;
export const lineCounts = (line: { day: string; campaign: string }) =>
  sql`${line.day}::date between b.from_date and b.to_date
    and (b.campaign = '' or ${compared("b.campaign")} = normalise(${line.campaign}) collate "C")`;
