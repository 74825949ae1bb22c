import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import type { Feature } from "@ats/core/rights/access";
import {
  type CoveredJob,
  coverOf,
  decide,
  type Decision,
  type Question,
} from "@ats/core/rights/decide";
import { type Actor, fieldGroups, spokenRole } from "@ats/core/rights/rights";
import * as contract from "@ats/core/roles/contract";
import { sql } from "kysely";
import { questionsOf, refusalOfCall } from "@ats/core/rights/decide-call";
import type { CompanyDb } from "../database/database.ts";
import { notFound } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { readCoveredJobs } from "../roles/covered-jobs.ts";
import { ownRoleColumns, roleFor } from "../roles/held-role.ts";
import type { ExplainedBy } from "../roles/explained-record.ts";
import { explainedRecords } from "./participants.ts";

type Person = Actor & { name: string };

/** Reads the company's people, guests included, as the rules see them. */
async function readPeople(
  { actor, db }: Pick<Call, "actor" | "db">,
  { id }: { id?: number } = {},
): Promise<Person[]> {
  const { company_id } = actor;
  const rows = await db
    .selectFrom("users as u")
    .where("u.company_id", "=", company_id)
    .$if(id !== undefined, (query) => query.where("u.id", "=", id as number))
    .select([
      "u.id as user_id",
      "u.user_type",
      "u.first_name",
      "u.last_name",
      ...ownRoleColumns("u"),
    ])
    .orderBy("u.first_name")
    .orderBy("u.last_name")
    .orderBy("u.id")
    .execute();
  return rows.map((row) => ({
    user_id: row.user_id,
    company_id,
    company_type: "ATS",
    name: `${row.first_name} ${row.last_name}`,
    ...roleFor(actor, row),
  }));
}

interface Explained extends ExplainedBy {
  anonymised: boolean;
  /** The jobs through which it is seen; null where jobs do not matter. */
  jobs: CoveredJob[] | null;
}

async function readExplained(
  db: CompanyDb,
  company_id: number,
  record: contract.ExplainedRecord,
  id: number,
): Promise<Explained> {
  const by = explainedRecords[record];
  const { rows } = await sql<{ job_ids: number[] | null; anonymised: boolean }>`${by.find(
    company_id,
    id,
  )}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound(by.noun);
  const { job_ids, anonymised } = found;
  const jobs =
    job_ids && (await readCoveredJobs(db, company_id, sql`j.id = any(${job_ids}::bigint[])`));
  return { ...by, anonymised, jobs };
}

const possessive = (name: string): string => `${name}’s`;

/** The first sentence that refuses, or the one that lets the person see the record. */
function decideRecord(person: Person, { reads, jobs }: Explained): Decision {
  const whose = possessive(person.name);
  const refused = refusalOfCall(person, reads, whose);
  if (refused) return { allowed: false, reason: refused.reason };
  if (jobs === null) return decide(person, questionsOf(reads)[0] as Question, whose);
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

const explainRecord = implement(contract.explainRecord, async (call) => {
  const { actor, db, params, query } = call;
  const explained = await readExplained(db, actor.company_id, params.record, params.id);
  const people = await readPeople(call);
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

const explainUser = implement(contract.explainUser, async (call) => {
  const [person] = await readPeople(call, { id: call.params.id });
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
      reason: `${whose} role ${spokenRole(person.role)} covers ${coverOf(person)}.`,
    },
    fields: fieldGroups.map((group) => decide(person, { kind: "field", group }, whose)),
  };
});

export const explainHandlers = [explainRecord, explainUser];
