import { makeSuggestion } from "@ats/core/suggestions/contract";
import { expect, test } from "vitest";
import { signIn, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testNow } from "../testing/records.ts";

test("Specification §7, POST suggestions: a suggestion is kept for its company and user, as plain text", async () => {
  const services = testServices(await testDatabase());
  const { ids, users } = await testCompanies(services.system);
  const agent = await signIn(testApi(services), "agent@brightstaff.example");
  const body = { title: "Print <b>labels</b>", text: "For interview days." };
  await agent.call(makeSuggestion, { body });
  expect(await services.system.selectFrom("suggestions").selectAll().execute()).toEqual([
    {
      id: 1,
      company_id: ids.brightstaff,
      user_id: users.agent.id,
      title: "Print labels",
      text: "For interview days.",
      created_date_time: testNow,
    },
  ]);
  for (const [wrong, message] of [
    [{ ...body, title: " " }, "Give your suggestion a title."],
    [{ ...body, text: "<i></i>" }, "Describe your suggestion."],
  ] as const)
    await expect(agent.call(makeSuggestion, { body: wrong })).rejects.toMatchObject({
      status: 400,
      message,
    });
});
