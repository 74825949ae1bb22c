import type { Language } from "@ats/core/languages/language";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";

/** Sets the language of the mails to an application's candidate. */
export const chooseLanguage = (
  db: CompanyDb,
  { company_id, application_id }: { company_id: number; application_id: number },
  language: Language,
) =>
  sql`update candidates c set language = ${language} from applications a
    where a.company_id = ${company_id} and a.id = ${application_id}
      and c.company_id = a.company_id and c.id = a.candidate_id
      and c.language <> ${language}`.execute(db);
