import {
  getAgencyPerformance,
  type PerformanceMonths,
  performanceMonths,
} from "@ats/core/agencies/performance-contract";
import { Card } from "@ats/ui/Card";
import { Grid } from "@ats/ui/Grid";
import { Select } from "@ats/ui/Select";
import { StatTile } from "@ats/ui/StatTile";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { sayMoney } from "../../costs/cost-words.ts";
import { performancePeriodTexts, performanceTexts } from "./texts.ts";

/** How far an agency's candidates of a period came, and how fast. */
export function PerformanceCard({ agencyId }: { agencyId: number }) {
  const say = useTexts();
  const [months, setMonths] = useState<PerformanceMonths>(12);
  const query = useEndpoint(
    getAgencyPerformance,
    { params: { id: agencyId }, query: { months } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Card
      title={say(performanceTexts.title)}
      actions={
        <Select
          label={say(performanceTexts.period)}
          isLabelHidden
          options={performanceMonths.map((id) => ({
            id: String(id),
            label: say(performancePeriodTexts[id]),
          }))}
          value={String(months)}
          onChange={(id) => setMonths(Number(id) as PerformanceMonths)}
        />
      }
    >
      <ListContent what={say(performanceTexts.title)} query={query} lines={3}>
        {(figures) => (
          <Grid columns={4}>
            <StatTile label={say(performanceTexts.submitted)} value={figures.submitted} />
            <StatTile
              label={say(performanceTexts.shortlisted)}
              value={figures.shortlisted}
              note={say(performanceTexts.orFurther)}
            />
            <StatTile
              label={say(performanceTexts.interviewed)}
              value={figures.interviewed}
              note={say(performanceTexts.orFurther)}
            />
            <StatTile label={say(performanceTexts.hired)} value={figures.hired} />
            <StatTile
              label={say(performanceTexts.daysToShortlist)}
              value={figures.days_to_shortlist}
              note={say(performanceTexts.median)}
            />
            <StatTile
              label={say(performanceTexts.daysToHire)}
              value={figures.days_to_hire}
              note={say(performanceTexts.median)}
            />
            <StatTile
              label={say(performanceTexts.feedbackInTime)}
              value={figures.feedback_due ? figures.feedback_in_time / figures.feedback_due : null}
              format="percent"
              note={
                figures.feedback_due
                  ? say(performanceTexts.feedbackNote, {
                      due: figures.feedback_due,
                      count: figures.feedback_days,
                    })
                  : say(performanceTexts.feedbackNone)
              }
            />
            <StatTile
              label={say(performanceTexts.rebates)}
              value={figures.rebates}
              note={figures.rebate_amounts.map((each) => sayMoney(say, each)).join(", ")}
            />
          </Grid>
        )}
      </ListContent>
    </Card>
  );
}
