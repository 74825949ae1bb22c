import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { addCompany, addInvited, addLeaver, addUser, testTotpSecret } from "../records.ts";

/** The companies that tests are about, and who works in them. */
export async function makeUsers(db: Kysely<Tables>) {
  const northgate = await addCompany(db, "Northgate Group");
  const riverside = await addCompany(db, "Riverside Council");
  const brightstaff = await addCompany(db, "Brightstaff", { company_type: "AGENCY" });
  const closed = await addCompany(db, "Closed Ltd", { disabled: true });
  const support = await addCompany(db, "ATS", { operator: true });

  const carewise = await addCompany(db, "Carewise", { company_type: "AGENCY" });
  const quickhire = await addCompany(db, "Quickhire", { company_type: "AGENCY" });

  const users = {
    admin: await addUser(
      db,
      northgate,
      "Helen Whitworth",
      "Recruiter admin user",
      "admin@northgate.example",
    ),
    recruiter: await addUser(
      db,
      northgate,
      "Tom Ashdown",
      "Recruiter user",
      "recruiter@northgate.example",
    ),
    manager: await addUser(
      db,
      northgate,
      "Priya Raman",
      "Hiring manager user",
      "manager@northgate.example",
    ),
    master: await addUser(
      db,
      northgate,
      "Graham Pollock",
      "Master group user",
      "master@northgate.example",
    ),
    mfa: await addUser(
      db,
      northgate,
      "Niamh Gallagher",
      "Recruiter user",
      "mfa@northgate.example",
      testTotpSecret,
    ),
    invited: await addInvited(
      db,
      northgate,
      "Iris Vane",
      "Hiring manager user",
      "iris.vane@northgate.example",
    ),
    left: await addLeaver(
      db,
      northgate,
      "Una Marsh",
      "Recruiter user",
      "una.marsh@northgate.example",
    ),
    riverside: await addUser(
      db,
      riverside,
      "Marcus Bailey",
      "Recruiter admin user",
      "admin@riverside.example",
    ),
    agent: await addUser(
      db,
      brightstaff,
      "Zara Hussain",
      "Agency user",
      "agent@brightstaff.example",
    ),
    agencyAdmin: await addUser(
      db,
      brightstaff,
      "Colm Byrne",
      "Agency admin user",
      "admin@brightstaff.example",
    ),
    otherAgent: await addUser(db, carewise, "Jo Marsh", "Agency user", "agent@carewise.example"),
    // Works for nobody here.
    strangeAgent: await addUser(
      db,
      quickhire,
      "Kit Lowe",
      "Agency user",
      "agent@quickhire.example",
    ),
    support: await addUser(
      db,
      support,
      "Owen Pritchard",
      "Technical support user",
      "support@ats.example",
    ),
    service: await addUser(
      db,
      support,
      "Joanna Kowalska",
      "Client service user",
      "service@ats.example",
    ),
    forgetful: await addUser(
      db,
      support,
      "Lena Frost",
      "Client service user",
      "lena.frost@ats.example",
    ),
    careful: await addUser(
      db,
      support,
      "Amir Said",
      "Client service user",
      "amir.said@ats.example",
    ),
    closed: await addUser(db, closed, "Peter Lyle", "Recruiter admin user", "admin@closed.example"),
  };
  return { ids: { northgate, riverside, brightstaff, carewise, quickhire, closed }, users };
}
