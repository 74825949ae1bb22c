import * as contract from "@ats/core/suggestions/contract";
import { implement } from "../kernel/implement.ts";

const makeSuggestion = implement(
  contract.makeSuggestion,
  async ({ actor, body, db, services }) => ({
    ...(await db
      .insertInto("suggestions")
      .values({
        ...body,
        company_id: actor.company_id,
        user_id: actor.user_id,
        created_date_time: services.clock(),
      })
      .returning("id")
      .executeTakeFirstOrThrow()),
  }),
);

export const suggestionsHandlers = [makeSuggestion];
