import { appendFile } from "node:fs/promises";
import type { MoveParticipant } from "@ats/api/applications/move-participant";

export const payroll: MoveParticipant = {
  async onMove({ afterCommit }, { applications, status }) {
    if (status !== "HIRE") return;
    const starters = applications.map(({ row }) => `${row.job_number},${row.id}\n`);
    afterCommit(() => appendFile("starters.csv", starters.join("")));
  },
};
