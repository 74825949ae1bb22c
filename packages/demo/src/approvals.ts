import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Tables } from "@ats/api/database/tables";
import type { StoredChain, StoredStep } from "@ats/core/approvals/stored-chain";
import type { Kysely } from "kysely";
import { type DemoData, dayMs } from "./data.ts";

const step = (
  id: string,
  stage: number,
  more: Pick<StoredStep, "name" | "approvers"> & Partial<StoredStep>,
): StoredStep => ({
  id,
  stage,
  needed: 1,
  condition: null,
  fallback: null,
  reads: [],
  escalate_after: null,
  ...more,
});

const person = ({ id }: { id: number }) => ({ by: "person" as const, user_id: id });

const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

/** Adds Northgate Group's chains of approval, and who manages whom. */
export async function addApprovals(
  db: Kysely<Tables>,
  { users }: Pick<DemoData, "users">,
  now: Date,
): Promise<void> {
  const called = (name: string) => users.find(({ email }) => email === `${name}@northgate.example`);
  const [admin, master, sophie] = ["admin", "master", "sophie.marchetti"].map(called);
  if (!admin || !master || !sophie) return;
  const { company_id } = admin;
  const chains: (StoredChain & { is_on: boolean })[] = [
    {
      kind: "job",
      name: "Senior posts",
      is_on: true,
      scope: [{ field: "salary_max", is: "at_least", value: 6_000_000, currency: "GBP" }],
      steps: [
        step("manager", 1, {
          name: "Line manager",
          approvers: [{ by: "line_manager" }],
          fallback: admin.id,
          escalate_after: 3,
        }),
        step("finance", 2, {
          name: "Finance",
          approvers: [person(admin), person(sophie)],
          reads: ["cost_centre", "budget"],
        }),
        step("director", 3, {
          name: "Director",
          approvers: [person(master)],
          condition: { field: "salary_max", is: "at_least", value: 9_000_000, currency: "GBP" },
        }),
      ],
    },
    {
      kind: "job",
      name: "Large intakes in care",
      is_on: true,
      scope: [
        { field: "dept", is: "one_of", values: ["Care", "Nursing"] },
        { field: "openings", is: "at_least", value: 4 },
      ],
      steps: [
        step("people", 1, {
          name: "People team",
          approvers: [{ by: "role", role: "Recruiter admin user" }],
          fallback: master.id,
          escalate_after: 2,
        }),
        step("ward", 1, {
          name: "Ward",
          approvers: [{ by: "hiring_manager" }],
        }),
      ],
    },
    {
      kind: "offer",
      name: "Offers from £40,000",
      is_on: true,
      scope: [{ field: "offered_salary", is: "at_least", value: 4_000_000, currency: "GBP" }],
      steps: [step("finance", 1, { name: "Finance", approvers: [person(admin)] })],
    },
    {
      kind: "cost",
      name: "Costs from £10,000",
      is_on: true,
      scope: [{ field: "cost_net", is: "at_least", value: 1_000_000, currency: "GBP" }],
      steps: [
        step("director", 1, { name: "Director", approvers: [person(master)], reads: ["supplier"] }),
      ],
    },
    {
      kind: "job",
      name: "Everything else",
      is_on: false,
      scope: [],
      steps: [step("recruiter", 1, { name: "Recruiter", approvers: [{ by: "recruiter" }] })],
    },
  ];
  await insertRows(
    db,
    "approval_chains",
    chains.map((chain, at) => ({
      ...chain,
      company_id,
      position: at + 1,
      created_by: admin.id,
      created_date_time: new Date(now.getTime() - 90 * dayMs),
    })),
  );
  const manager = called("manager");
  if (manager)
    await insertRows(db, "approval_delegations", [
      {
        company_id,
        from_user_id: sophie.id,
        to_user_id: manager.id,
        starts: dayAfter(now, 3),
        ends: dayAfter(now, 10),
        created_by: sophie.id,
        created_date_time: now,
      },
    ]);
  // Everybody answers to the administrator, who answers to the group.
  await db
    .updateTable("users")
    .set({ line_manager_id: admin.id })
    .where("company_id", "=", company_id)
    .where("home_user_id", "is", null)
    .where("id", "not in", [admin.id, master.id])
    .execute();
  await db
    .updateTable("users")
    .set({ line_manager_id: master.id })
    .where("id", "=", admin.id)
    .execute();
}
