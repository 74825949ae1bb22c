import type { OwnershipLine } from "@ats/core/agencies/ownership-contract";
import { Timeline } from "@ats/ui/Timeline";
import { type Say, useTexts } from "@ats/ui/texts";
import { useDates } from "../../dates/useDates.ts";
import { ownershipEndTexts, ownershipTexts } from "./texts.ts";

type Line = OwnershipLine & { agency?: { name: string }; job?: string };

/** The events of an ownership, the newest first. */
export function OwnershipHistory({ lines }: { lines: readonly Line[] }) {
  const say = useTexts();
  const { shortDate } = useDates();
  return (
    <Timeline
      label={say(ownershipTexts.history)}
      items={lines.toReversed().map((line, at) => {
        const what = sayLine(say, line, shortDate);
        const { agency, job, by, day } = line;
        return {
          id: String(lines.length - at),
          title:
            agency && job
              ? say(ownershipTexts.withAgency, { what, agency: agency.name, job })
              : what,
          body: by && say(ownershipTexts.by, { name: by }),
          time: shortDate(day),
          dateTime: day,
        };
      })}
    />
  );
}

function sayLine(say: Say, line: OwnershipLine, shortDate: (day: string) => string): string {
  const until = line.until ? shortDate(line.until) : "";
  switch (line.kind) {
    case "SUBMITTED":
      return say(ownershipTexts.submitted, { until });
    case "RENEWED":
      return say(ownershipTexts.renewedUntil, { until });
    case "ASKED":
      return say(ownershipTexts.asked);
    case "DECLINED":
      return say(ownershipTexts.renewalDeclined);
    case "APPLIED":
      return say(ownershipTexts.applied);
    case "ENDED":
      return say(ownershipTexts.endedFor, {
        reason: line.reason ? say(ownershipEndTexts[line.reason]) : "",
      });
  }
}
