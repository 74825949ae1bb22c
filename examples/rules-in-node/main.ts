import { anonymise, displayName, hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { listAdverts } from "@ats/core/careers/contract";
import { createClient } from "@ats/core/contract/client";
import { can, rightsOf } from "@ats/core/rights/rights";
import { email } from "@ats/core/validation/email";

const manager = { rights: rightsOf["Hiring manager user"] };
console.log("May a hiring manager publish jobs?", can(manager, "PUBLISH_JOBS"));

const applicant = { candidate_number: 1041, first_name: "Amelia", last_name: "Bell" };
const isJobAnonymised = true;
const seen = anonymise(applicant, hiddenFields(manager, isJobAnonymised));
console.log("A hiring manager sees", displayName(seen));

console.log(
  "amelia..bell@example.com:",
  email.safeParse("amelia..bell@example.com").error?.issues[0]?.message,
);

const client = createClient({ baseUrl: process.env.ATS_URL ?? "http://127.0.0.1:4000" });
const { company, records } = await client.call(listAdverts, {
  params: { company: "northgate-group" },
});
for (const { title, location } of records) console.log(`${company.name}: ${title}, ${location}`);
