import { budgetStateOf } from "@ats/core/budgets/budget";
import type { TouchedBudget } from "@ats/core/budgets/contract";
import { stageOf } from "@ats/core/costs/cost";
import { sql } from "kysely";
import type { Share } from "../costs/prepare-shares.ts";
import { asCompany } from "../database/database.ts";
import type { Call } from "../kernel/implement.ts";
import { readSetting } from "../settings/read-setting.ts";
import { countedCosts, lineCounts, partCounts, stageCounts } from "./counted-costs.ts";

/** A cost that is about to be saved. */
export interface ComingCost {
  home_net: number | null;
  po_number: string;
  invoice_number: string;
  expected_date: string;
  incurred_date: string | null;
  paid_date: string | null;
  dept: string;
  campaign: string;
  shares: readonly Share[];
}

interface Row {
  id: number;
  name: string;
  amount: number;
  warn_percent: number;
  is_hard_limit: boolean;
  adds: number;
  has_no_rate: boolean;
  used_before: number;
  used_by_others: number;
}

/** The budgets that a cost counts for, with what is used before and after it is saved. */
export async function touchedBudgets(
  { actor, db }: Pick<Call, "actor" | "db">,
  cost: ComingCost,
  except: number | null = null,
): Promise<TouchedBudget[]> {
  const { company_id } = actor;
  const day = cost.incurred_date ?? cost.paid_date ?? cost.expected_date;
  const parts =
    cost.shares.length > 0
      ? cost.shares.map(({ job_id, home_amount }) => ({ job_id, home_amount, dept: "" }))
      : [{ job_id: null, home_amount: cost.home_net, dept: cost.dept }];
  const { rows } = await asCompany(db, company_id, () =>
    sql<Row>`
      with coming as (
        select p.job_id, p.home_amount, coalesce(j.dept, p.dept) as dept
        from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
            as p(job_id bigint, home_amount bigint, dept text)
          left join jobs j on j.company_id = ${company_id} and j.id = p.job_id
      ), touched as (
        select b.id, coalesce(sum(p.home_amount), 0)::bigint as adds,
          bool_or(p.home_amount is null) as has_no_rate
        from budgets b join coming p on ${partCounts}
        where b.company_id = ${company_id} and ${lineCounts({ day, campaign: cost.campaign })}
        group by b.id
      ), ${countedCosts({
        company_id,
        scopes: sql`select b.id, b.job_id, b.dept, b.campaign, b.from_date, b.to_date
          from budgets b join touched t on b.id = t.id where b.company_id = ${company_id}`,
        except,
      })}
      select b.id, b.name, b.amount, b.warn_percent, b.is_hard_limit, t.adds, t.has_no_rate,
        coalesce(sum(c.home_amount) filter (where ${stageCounts}), 0)::bigint as used_before,
        coalesce(sum(c.by_others) filter (where ${stageCounts}), 0)::bigint as used_by_others
      from touched t join budgets b on b.company_id = ${company_id} and b.id = t.id
        left join counted c on c.id = b.id
      group by b.id, b.name, b.amount, b.warn_percent, b.is_hard_limit, t.adds, t.has_no_rate
      order by b.name, b.id`.execute(db),
  );
  if (rows.length === 0) return [];
  const { currency } = await readSetting(db, company_id, "cost_settings");
  const isInvoiced = ["ACTUAL", "PAID"].includes(stageOf(cost));
  return rows.map(({ adds, used_by_others, warn_percent, is_hard_limit, ...row }) => {
    const used = used_by_others + adds;
    const exceeds = used > row.amount && used > row.used_before;
    return {
      ...row,
      currency,
      used,
      state: budgetStateOf(used, { amount: row.amount, warn_percent }),
      needs_confirmation: exceeds,
      is_refused: exceeds && is_hard_limit && !isInvoiced,
    };
  });
}

/** Ids of those budgets that the reader may see. */
export async function seenBudgets(
  { actor, db }: Pick<Call, "actor" | "db">,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select id from budgets
    where company_id = ${actor.company_id} and id = any(${[...ids]}::bigint[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
