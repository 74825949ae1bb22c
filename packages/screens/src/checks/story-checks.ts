import { addDays } from "@ats/core/days/days";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { recordCheck, saveEmployment, sendEvidence } from "@ats/core/checks/contract";
import { dayOf } from "@ats/core/checks/right-to-work";
import { applicant, signInColleague, idIn } from "../documents/story-envelopes.ts";

/** Path of the checks of an applicant without any. */
export const path = applicant("?tab=checks");
export const scan = () =>
  new File(["%PDF-1.4 a scan"], "Passport.pdf", { type: "application/pdf" });
export const today = dayOf(new Date());

export interface Worked {
  start_date?: string;
  end_date?: string | null;
  checked_date?: string;
  permission_date?: string;
}

/** Records a check until a date; by default a near one, made on the first day of work. */
export async function addCheck(
  api: BrowserApi,
  {
    start_date = today,
    end_date = null,
    checked_date = today,
    permission_date = addDays(today, 30),
  }: Worked = {},
) {
  const helen = await signInColleague(api);
  const params = { id: idIn(await path(helen)) };
  const body = { start_date, end_date };
  await helen.client.call(saveEmployment, { params, body, version: 0 });
  const query = { name: "Passport.pdf" };
  const { id } = await helen.client.call(sendEvidence, { params, query, body: scan() });
  await helen.client.call(recordCheck, {
    params,
    body: {
      route: "MANUAL",
      list: "B1",
      documents: ["Passport endorsed with permission to stay and work"],
      checked_date,
      permission_date,
      share_code: null,
      provider: "",
      restrictions: "20 hours a week in term",
      likeness_confirmed: true,
      evidence: [id],
    },
  });
}
