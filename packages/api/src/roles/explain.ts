import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import type { Feature } from "@ats/core/rights/access";
import { type CoveredJob, coverOf, decide, type Decision } from "@ats/core/rights/decide";
import { type Actor, fieldGroups, type Right } from "@ats/core/rights/rights";
import * as contract from "@ats/core/roles/contract";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { notFound } from "../kernel/http-error.ts";
import { implement } from "../kernel/implement.ts";
import { readCoveredJobs } from "./covered-jobs.ts";
import { ownRoleColumn, roleOf } from "./held-role.ts";

type Person = Actor & { name: string };

/** Reads the company's people, guests included, as the rules see them. */
async function readPeople(
  db: CompanyDb,
  company_id: number,
  { id }: { id?: number } = {},
): Promise<Person[]> {
  const rows = await db
    .selectFrom("users as u")
    .where("u.company_id", "=", company_id)
    .$if(id !== undefined, (query) => query.where("u.id", "=", id as number))
    .select(["u.id as user_id", "u.user_type", "u.first_name", "u.last_name", ownRoleColumn("u")])
    .orderBy("u.first_name")
    .orderBy("u.last_name")
    .orderBy("u.id")
    .execute();
  return rows.map((row) => ({
    user_id: row.user_id,
    company_id,
    company_type: "ATS",
    name: `${row.first_name} ${row.last_name}`,
    ...roleOf(row),
  }));
}

interface Explained {
  right: Right;
  /** The jobs through which it is seen. */
  jobs: CoveredJob[];
  anonymised: boolean;
}

/** Reads the jobs of a record: its own, or those of a candidate's applications. */
async function readExplained(
  db: CompanyDb,
  company_id: number,
  record: contract.ExplainedRecord,
  id: number,
): Promise<Explained> {
  const ofRecord = {
    jobs: sql`j.id = ${id}`,
    applications: sql`j.id in (select job_id from applications
      where company_id = ${company_id} and id = ${id})`,
    candidates: sql`j.id in (select job_id from applications
      where company_id = ${company_id} and candidate_id = ${id})`,
  };
  const jobs = await readCoveredJobs(db, company_id, ofRecord[record]);
  if (record === "jobs" && jobs.length === 0) throw notFound("job");
  if (record === "jobs") return { right: "VIEW_JOBS", jobs, anonymised: false };
  const row = await db
    .selectFrom(record)
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .select("anonymised")
    .executeTakeFirst();
  if (!row) throw notFound(record === "applications" ? "application" : "candidate");
  const right = record === "applications" ? "VIEW_JOBS" : "VIEW_CANDIDATES";
  return { right, jobs, anonymised: row.anonymised };
}

const possessive = (name: string): string => `${name}’s`;

/** The first sentence that refuses, or the one that lets the person see the record. */
function decideRecord(person: Person, { right, jobs }: Explained): Decision {
  const whose = possessive(person.name);
  const byRight = decide(person, { kind: "right", right }, whose);
  if (!byRight.allowed) return byRight;
  if (jobs.length === 0) return decide(person, { kind: "company" }, whose);
  const byJobs = jobs.map((job) => decide(person, { kind: "job", job }, whose));
  return byJobs.find(({ allowed }) => allowed) ?? (byJobs[0] as Decision);
}

function hiddenFrom(person: Person, { anonymised }: Explained): string[] {
  const whose = possessive(person.name);
  return [
    ...(isAnonymisedFor(person, anonymised)
      ? [decide(person, { kind: "right", right: "VIEW_ANONYMISED" }, whose).reason]
      : []),
    ...fieldGroups
      .map((group) => decide(person, { kind: "field", group }, whose))
      .filter(({ allowed }) => !allowed)
      .map(({ reason }) => reason),
  ];
}

const explainRecord = implement(contract.explainRecord, async ({ actor, db, params, query }) => {
  const { company_id } = actor;
  const explained = await readExplained(db, company_id, params.record, params.id);
  const people = await readPeople(db, company_id);
  const words = query.q?.toLowerCase() ?? "";
  const records = people.map((person) => ({
    id: person.user_id,
    name: person.name,
    role: person.role,
    ...decideRecord(person, explained),
    hidden: hiddenFrom(person, explained),
  }));
  return {
    records: records
      .filter(({ name }) => name.toLowerCase().includes(words))
      .toSorted((a, b) => Number(b.allowed) - Number(a.allowed))
      .slice(0, contract.mostExplained),
    allowed: records.filter(({ allowed }) => allowed).length,
    total: records.length,
  };
});

/** The menu's screens, and what else depends on a role. */
const screens: Feature[] = [
  "jobs",
  "candidates",
  "calendar",
  "reports",
  "agencies",
  "costs",
  "users",
  "emails",
  "rightToWork",
  "companySettings",
];

const explainUser = implement(contract.explainUser, async ({ actor, db, params }) => {
  const [person] = await readPeople(db, actor.company_id, { id: params.id });
  if (!person) throw notFound("user");
  const whose = possessive(person.name);
  return {
    name: person.name,
    role: person.role,
    screens: screens.map((feature) => ({
      feature,
      ...decide(person, { kind: "feature", feature }, whose),
    })),
    jobs: {
      allowed: person.access.scope === "company",
      reason: `${whose} role ${person.role} covers ${coverOf(person)}.`,
    },
    fields: fieldGroups.map((group) => decide(person, { kind: "field", group }, whose)),
  };
});

export const explainHandlers = [explainRecord, explainUser];
