import type { Kysely } from "kysely";
import { idempotencySchema } from "../../kernel/schema.ts";
import { applicationSchema, applicationStatusSchema } from "../../applications/schema.ts";
import { candidateSchema } from "../../candidates/schema.ts";
import { careersSchema } from "../../careers/schema.ts";
import { checkSchema } from "../../checks/schema.ts";
import { documentSchema } from "../../documents/schema.ts";
import { fileSchema } from "../../files/schema.ts";
import { interviewSchema } from "../../interviews/schema.ts";
import { jobSchema } from "../../jobs/schema.ts";
import { listSchema } from "../../lists/schema.ts";
import { mailSchema } from "../../mail/schema.ts";
import { messageSchema } from "../../messages/schema.ts";
import { notificationSchema } from "../../notifications/schema.ts";
import { normaliseSchema, searchSchema } from "../../search/schema.ts";
import { sessionSchema } from "../../session/schema.ts";
import { settingsSchema } from "../../settings/schema.ts";
import { suggestionSchema } from "../../suggestions/schema.ts";
import { tagSchema } from "../../tags/schema.ts";
import { templateSchema } from "../../templates/schema.ts";
import { userSchema } from "../../users/schema.ts";
import { runStatements } from "../run-statements.ts";
import { companyRole, refuseChange, sequenceRights } from "../schema.ts";

/** Each schema comes after the tables that it references. */
const schemas = [
  companyRole,
  refuseChange,
  normaliseSchema,
  applicationStatusSchema,
  userSchema,
  sessionSchema,
  settingsSchema,
  suggestionSchema,
  tagSchema,
  listSchema,
  fileSchema,
  idempotencySchema,
  jobSchema,
  candidateSchema,
  applicationSchema,
  searchSchema,
  templateSchema,
  mailSchema,
  messageSchema,
  documentSchema,
  interviewSchema,
  checkSchema,
  careersSchema,
  notificationSchema,
  sequenceRights,
];

/** Creates the schema of the first release. The `schema.ts` files that it uses never change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const schema of schemas) await runStatements(db, schema);
}
