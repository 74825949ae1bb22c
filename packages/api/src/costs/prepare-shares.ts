import type { CostFields } from "@ats/core/costs/cost-input";
import { convert } from "@ats/core/costs/money";
import { sharesOf } from "@ats/core/costs/share-costs";
import { splitAmount } from "@ats/core/costs/split";
import { sql } from "kysely";
import { HttpError, notFound } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";

/** The net amount in the company's currency; null without a rate. */
export function homeNetOf(
  { net, currency, rate }: Pick<CostFields, "net" | "currency" | "rate">,
  home: string,
): number | null {
  if (currency === home) return net;
  const home_net = rate && convert({ amount: net, currency }, home, rate);
  if (home_net !== null && !Number.isSafeInteger(home_net))
    throw new HttpError(400, "This rate makes the amount too large. Correct the exchange rate.");
  return home_net;
}

/** A job's part of a cost. */
export interface Share {
  job_id: number;
  amount: number;
  home_amount: number | null;
}

/** The shares of the jobs, as given or by the rule. */
export async function prepareShares(
  { actor, db }: Pick<Call, "actor" | "db">,
  { shares, split_by, net }: Pick<CostFields, "shares" | "split_by" | "net">,
  home_net: number | null,
): Promise<Share[]> {
  if (shares.length === 0) return [];
  const ids = shares.map(({ job_id }) => job_id);
  const { rows } = await sql<{ id: number; openings: number; applications: number }>`
    select j.id, j.openings, (select coalesce(sum(count), 0)::int from job_status_counts s
        where s.company_id = j.company_id and s.job_id = j.id and s.status <> 'INCOMPLETE')
        as applications
    from jobs j where j.company_id = ${actor.company_id} and j.id = any(${ids}::bigint[])`.execute(
    db,
  );
  const jobs = ids.map((id) => {
    const job = rows.find((row) => row.id === id);
    if (!job) throw notFound("job");
    return job;
  });
  const given = shares.flatMap(({ amount }) => amount ?? []);
  const amounts =
    given.length > 0 || split_by === "BY_HAND" ? given : sharesOf(net, split_by, jobs);
  if (!amounts)
    throw new HttpError(
      400,
      "None of these jobs has applications yet, so there is nothing to split by. Split evenly or by hand.",
    );
  const isEmpty = amounts.every((amount) => amount === 0);
  const homes =
    home_net === null
      ? undefined
      : splitAmount(
          home_net,
          amounts.map((amount) => (isEmpty ? 1 : Math.abs(amount))),
        );
  return ids.map((job_id, place) => ({
    job_id,
    amount: amounts[place] ?? 0,
    home_amount: homes?.[place] ?? null,
  }));
}
