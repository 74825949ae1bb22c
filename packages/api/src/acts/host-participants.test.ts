import { getApplication } from "@ats/core/applications/contract";
import { expect, test } from "vitest";
import type { MoveParticipant } from "../applications/move-participant.ts";
import type { PersonParticipant } from "../candidates/person-participant.ts";
import { HttpError } from "../kernel/http-error.ts";
import { signIn, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { erase } from "../testing/erasure.ts";
import { moveAsSeen } from "../testing/move-applications.ts";

test("a host's reaction to a move runs in its transaction: a refusal leaves the application where it was", async () => {
  const db = await testDatabase();
  const { applications } = await testCompanies(db);
  const { id } = applications.annAsNurse;
  const told: unknown[] = [];
  const payroll: MoveParticipant = {
    async onMove({ afterCommit }, { applications, status }) {
      if (status === "INTERVIEW") throw new HttpError(409, "Payroll is closed.");
      afterCommit(async () => told.push(status, ...applications.map(({ row }) => row.id)));
    },
  };
  const app = testApi(testServices(db, { moveParticipants: [payroll] }));
  const recruiter = await signIn(app, "recruiter@northgate.example");
  await expect(moveAsSeen(recruiter, { ids: [id], status: "INTERVIEW" })).rejects.toThrow(
    "Payroll is closed.",
  );
  const { status } = await recruiter.call(getApplication, { params: { id } });
  expect(status).toBe("APPLIED");
  await moveAsSeen(recruiter, { ids: [id], status: "HIRE" });
  expect(told).toEqual(["HIRE", id]);
});

test("a host erases its own data about a person with the product's", async () => {
  const db = await testDatabase();
  const { candidates } = await testCompanies(db);
  const erased: number[] = [];
  const payroll: PersonParticipant = {
    tables: [],
    async erase({ id }) {
      erased.push(id);
    },
  };
  const app = testApi(testServices(db, { personParticipants: [payroll] }));
  const admin = await signIn(app, "admin@northgate.example");
  await erase(admin, candidates.oluwaseun.id);
  expect(erased).toEqual([candidates.oluwaseun.id]);
});
