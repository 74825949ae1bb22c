import { implement } from "@ats/api/kernel/implement";
import { countHires } from "./hires-contract.ts";

export const hires = implement(countHires, async ({ db }) => {
  const hired = await db
    .selectFrom("applications")
    .where("status", "=", "HIRE")
    .select("id")
    .execute();
  return { hires: hired.length };
});
