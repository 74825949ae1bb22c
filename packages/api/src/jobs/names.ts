import { listJobNames } from "@ats/core/jobs/contract";
import { implement } from "../kernel/implement.ts";

export const names = implement(listJobNames, async ({ actor, db, query }) => ({
  records:
    query.id.length === 0
      ? []
      : await db
          .selectFrom("jobs")
          .where("company_id", "=", actor.company_id)
          .where("id", "in", query.id)
          .select(["id", "title", "job_number"])
          .orderBy("title")
          .orderBy("id")
          .execute(),
}));
