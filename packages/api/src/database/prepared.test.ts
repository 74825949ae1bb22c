import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { prepared } from "./prepared.ts";

const isServer = process.env.ATS_TEST_DATABASE === "postgres" && inject("postgres");

test("a server reuses a prepared statement; the embedded database parses it again", async () => {
  const db = await testDatabase();
  await db.connection().execute(async (connection) => {
    const answers = [];
    for (const number of [1, 2])
      answers.push(
        ...(await sql`${prepared} select ${number}::int as number`.execute(connection)).rows,
      );
    expect(answers).toEqual([{ number: 1 }, { number: 2 }]);
    const { rows } = await sql`select (generic_plans + custom_plans)::int as executions
      from pg_prepared_statements where statement like '%as number'`.execute(connection);
    expect(rows).toEqual(isServer ? [{ executions: 2 }] : []);
  });
});
