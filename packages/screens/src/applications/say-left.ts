import { showToast } from "@ats/ui/Toast";
import { documentsIn } from "../documents/waiting.ts";
import { interviewsIn } from "../interviews/to-come.ts";

interface Left {
  applicant_name: string;
  interviews_cancelled: number;
  documents_withdrawn: number;
}

/** Long enough to read whose they are. */
const timeout = 10_000;

interface Said {
  of(count: number): string;
  done: string;
  after: string;
  /** What helps where it does not come back. */
  anew: string;
}

const ended: Record<"interviews_cancelled" | "documents_withdrawn", Said> = {
  interviews_cancelled: {
    of: interviewsIn,
    done: "cancelled",
    after: "The panel is told.",
    anew: "Arrange anew what is to take place after all.",
  },
  documents_withdrawn: {
    of: documentsIn,
    done: "withdrawn",
    after: "Nobody can sign any more.",
    anew: "Send anew what is to be signed after all.",
  },
};

/** Tells who has moved applications what ended with that, or stays so. */
export function sayLeft(records: readonly Left[], isBack = false): void {
  for (const what of ["interviews_cancelled", "documents_withdrawn"] as const) {
    const theirs = records.filter((record) => record[what] > 0);
    if (theirs.length === 0) continue;
    const { of, done, after, anew } = ended[what];
    const count = theirs.reduce((sum, record) => sum + record[what], 0);
    const whose = theirs
      .map(({ applicant_name: name, [what]: n }) => (n > 1 ? `${name} (${n})` : name))
      .join(", ");
    showToast({
      title: `${of(count)} ${isBack ? `${count === 1 ? "stays" : "stay"} ${done}` : done}`,
      description: `${whose}. ${isBack ? anew : after}`,
      timeout,
    });
  }
}
