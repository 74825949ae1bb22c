import { showToast } from "@ats/ui/Toast";
import { interviewsIn } from "./to-come.ts";

interface Left {
  applicant_name: string;
  interviews_cancelled: number;
}

/** Long enough to read whose they are. */
const timeout = 10_000;

/** Tells who has moved applications which interviews were cancelled with that, or stay so. */
export function sayCancelled(records: readonly Left[], isBack = false): void {
  const theirs = records.filter(({ interviews_cancelled }) => interviews_cancelled > 0);
  if (theirs.length === 0) return;
  const count = theirs.reduce((sum, { interviews_cancelled }) => sum + interviews_cancelled, 0);
  const stays = count === 1 ? "stays" : "stay";
  const whose = theirs
    .map(({ applicant_name: name, interviews_cancelled: n }) => (n > 1 ? `${name} (${n})` : name))
    .join(", ");
  showToast({
    title: `${interviewsIn(count)} ${isBack ? `${stays} cancelled` : "cancelled"}`,
    description: isBack
      ? `${whose}. Arrange anew what is to take place after all.`
      : `${whose}. The panel is told.`,
    timeout,
  });
}
