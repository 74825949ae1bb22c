import { searchableText } from "../../candidates/searchable-text.ts";
import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

/** A CV of Ann Bell's application and one of her own, and what recruiters keep of candidates. */
export async function makeCandidateRecords({ db, ids, users, ann, annAsNurse }: Northgate) {
  const { northgate } = ids;
  const cv = {
    cv_key: "1/cv/ann.pdf",
    cv_name: "Ann Bell.pdf",
    cv_type: "application/pdf",
    cv_size: 4,
  };
  await db.updateTable("applications").set(cv).where("id", "=", annAsNurse.id).execute();
  const candidateCv = await db
    .insertInto("candidate_cvs")
    .values({
      ...cv,
      company_id: northgate,
      candidate_id: ann.id,
      cv_key: "1/cv/ann-2.pdf",
      ...searchableText("Ann Bell ran a night shift in dementia care."),
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const answerFile = await db
    .insertInto("candidate_cvs")
    .values({
      ...cv,
      company_id: northgate,
      candidate_id: ann.id,
      cv_key: "1/cv/ann-letter.pdf",
      ...searchableText(""),
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const answers = [{ question: "A letter", answer: "Ann Bell.pdf", file: answerFile.id }];
  await db
    .updateTable("applications")
    .set({ answers: JSON.stringify(answers) })
    .where("id", "=", annAsNurse.id)
    .execute();
  const [first, second] = await db
    .insertInto("candidate_imports")
    .values(
      ["people.csv", "more.csv"].map((name) => ({
        company_id: northgate,
        user_id: users.recruiter.id,
        name,
        headings: ["Forename", "Surname", "Email"],
        mapping: JSON.stringify(["first_name", "last_name", "email"]),
        total: 0,
        created_date_time: testNow,
        read_date_time: testNow,
      })),
    )
    .returning("id")
    .execute();
  const nights = await db
    .insertInto("saved_views")
    .values({
      company_id: northgate,
      user_id: users.recruiter.id,
      list: "candidates",
      name: "Nights",
      state: JSON.stringify({ filter: "all", sc: "name", so: "asc", search: [] }),
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const talentPool = await db
    .insertInto("talent_pools")
    .values({
      company_id: northgate,
      name: "Night nurses",
      created_by: users.recruiter.id,
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    candidateCv,
    /** The file that Ann sent as an answer, as a nurse. */
    answerFile,
    talentPool: talentPool.id,
    /** Saved by the recruiter. */
    savedViews: { nights: nights.id },
    /** Two of the recruiter's imports under way. */
    candidateImports: { first: first?.id as number, second: second?.id as number },
  };
}
