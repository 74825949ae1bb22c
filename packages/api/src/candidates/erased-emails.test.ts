import { eraseCandidate } from "@ats/core/candidates/erasure-contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { addImport } from "@ats/core/candidates/import-contract";
import { expect, test } from "vitest";
import { queueMail } from "../mail/outbox.ts";
import { signIn, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addCandidate } from "../testing/records.ts";

test("Specification §1, erasure: mail and rows with the candidate's address are erased however it is written, and nobody else's", async () => {
  const db = await testDatabase();
  const services = testServices(db);
  const { ids } = await testCompanies(db);
  const app = testApi(services);
  const nora = await addCandidate(db, ids.northgate, "Nora Quill", {
    candidate_number: 9_001,
    email: "nora@bücher.example",
  });
  const spellings = ["NORA@BÜCHER.example", "nora@xn--bcher-kva.example", "ｎora＠bücher.example"];
  const others = ["nora@bucher.example", "flora@bücher.example"];
  const recruiter = await signIn(app, "recruiter@northgate.example");
  const rows = [...spellings, ...others].map((email, n) => `Ann${n};Lee;${email}`);
  await recruiter.call(addImport, {
    query: { name: "people.csv" },
    body: new File([["First name;Last name;Email", ...rows].join("\n")], "people.csv"),
  });
  for (const to of [...spellings, ...others])
    await queueMail(db, ids.northgate, { to, subject: "Hello", text: "Hi" }, services.clock());
  const admin = await signIn(app, "admin@northgate.example");
  const params = { id: nora.id };
  const { version } = await admin.call(getCandidate, { params });
  const body = { reason: "The person asked for it" } as const;
  await admin.call(eraseCandidate, { params, version, body });
  const cells = await db
    .selectFrom("candidate_import_rows")
    .select("cells")
    .orderBy("line")
    .execute();
  expect(cells.map((row) => row.cells[2])).toEqual([undefined, undefined, undefined, ...others]);
  const mails = await db
    .selectFrom("outgoing_mail")
    .select("to_address")
    .where("subject", "=", "Hello")
    .orderBy("id")
    .execute();
  expect(mails.map(({ to_address }) => to_address)).toEqual(others);
});
