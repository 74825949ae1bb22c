import type { Fields } from "@ats/core/approvals/chain";
import type { SubjectKey, SubjectKind } from "@ats/core/approvals/subject";
import type { CompanyDb } from "../database/database.ts";
import { costSubject } from "./cost-subject.ts";
import { jobSubject } from "./job-subject.ts";
import { offerSubject } from "./offer-subject.ts";
import type { Subject, SubjectKindRules } from "./subject.ts";

export const subjectRules: Readonly<Record<SubjectKind, SubjectKindRules>> = {
  job: jobSubject,
  offer: offerSubject,
  cost: costSubject,
};

/** Reads what a request is about; `asked` has what the request says beside it. */
export const readSubject = (
  db: CompanyDb,
  company_id: number,
  { kind, subject_id }: SubjectKey,
  asked: Fields = {},
): Promise<Subject | undefined> => subjectRules[kind].read(db, company_id, subject_id, asked);

/** Reads what a request is about and that must be there: it is locked, or the request keeps it. */
export async function needSubject(
  db: CompanyDb,
  company_id: number,
  key: SubjectKey,
  asked: Fields = {},
): Promise<Subject> {
  const subject = await readSubject(db, company_id, key, asked);
  if (!subject) throw new Error(`There is no ${key.kind} ${key.subject_id}.`);
  return subject;
}
