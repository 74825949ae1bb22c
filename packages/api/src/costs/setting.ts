import { HttpError } from "../kernel/http-error.ts";
import type { SettingParticipant } from "../settings/setting-participant.ts";

export const costSettingsParticipant: SettingParticipant<"cost_settings"> = {
  /** Keeps the currency once there are costs, whose rates lead to it. */
  async onChange({ actor, db }, before, after) {
    if (before.currency === after.currency) return;
    const cost = await db
      .selectFrom("cost_lines")
      .select("id")
      .where("company_id", "=", actor.company_id)
      .limit(1)
      .executeTakeFirst();
    if (cost)
      throw new HttpError(
        409,
        `Your company has recorded costs with exchange rates to ${before.currency}. The currency can no longer change.`,
      );
    const chain = await db
      .selectFrom("approval_chains")
      .select("name")
      .where("company_id", "=", actor.company_id)
      .where("kind", "=", "cost")
      .limit(1)
      .executeTakeFirst();
    if (chain)
      throw new HttpError(
        409,
        `The approval chain “${chain.name}” is for costs in ${before.currency}. Delete it first, then change the currency.`,
      );
    const budget = await db
      .selectFrom("budgets")
      .select("id")
      .where("company_id", "=", actor.company_id)
      .limit(1)
      .executeTakeFirst();
    if (budget)
      throw new HttpError(
        409,
        `Your company has budgets in ${before.currency}. Remove them first, then change the currency.`,
      );
  },
};
