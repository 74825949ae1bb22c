import { getCostChoices, listCostJobs } from "@ats/core/costs/contract";
import { getCostFigures } from "@ats/core/costs/figures-contract";
import { Banner } from "@ats/ui/Banner";
import { Card } from "@ats/ui/Card";
import { ComboBox } from "@ats/ui/ComboBox";
import { DateRangePicker } from "@ats/ui/DateRangePicker";
import { EmptyState } from "@ats/ui/EmptyState";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { ChartNoAxesColumn } from "lucide-react";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import type { SearchOf } from "../../app/useSearch.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { CostsPage } from "../cost-list/CostsPage.tsx";
import type { CostsSearch } from "../cost-list/tabs.ts";
import { sayMoney } from "../cost-words.ts";
import { InterviewTimeSection } from "../job-costs/InterviewTimeSection.tsx";
import { FigureTiles } from "./FigureTiles.tsx";
import { costsBehind, lastYear } from "./figures-words.ts";
import { SourceTable } from "./SourceTable.tsx";
import { costFiguresTexts } from "./texts.ts";

/** The tab Cost per hire of the costs: what hires and applicants of a period cost. */
export default function CostFigures({ search, setSearch }: SearchOf<CostsSearch>) {
  const say = useTexts();
  const [usual] = useState(() => lastYear());
  const { from = usual.from, to = usual.to, dept, job } = search;
  const chosen = { from, to, dept, job };
  const query = useEndpoint(
    getCostFigures,
    { query: { from, to, ...(dept && !job && { dept }), ...(job && { job_id: job }) } },
    { placeholderData: keepPreviousData },
  );
  return (
    <CostsPage tab="figures">
      <Stack gap="lg">
        <FigureFilters
          chosen={chosen}
          onChange={(part) => setSearch({ tab: "figures", ...chosen, ...part })}
        />
        <ListContent what={say(costFiguresTexts.theFigures)} query={query} lines={8}>
          {(data) => (
            <Stack gap="lg">
              <FigureTiles
                figures={data}
                hrefOf={(types) => costsBehind(chosen, types && { types })}
              />
              <Card title={say(costFiguresTexts.spent)}>
                <Stack>
                  <Inline gap="lg">
                    {(["external", "internal"] as const).map((id) => (
                      <Text key={id}>
                        <Link href={costsBehind(chosen, { is_internal: id })}>
                          {say(costFiguresTexts[id])}
                        </Link>{" "}
                        {sayMoney(say, { amount: data[id], currency: data.currency })}
                      </Text>
                    ))}
                    {data.interview_time && (
                      <Text>
                        {say(costFiguresTexts.interviewTime)}{" "}
                        {sayMoney(say, { ...data.interview_time, currency: data.currency })}
                      </Text>
                    )}
                  </Inline>
                  {data.forecast !== 0 && (
                    <Text tone="muted">
                      <Link href={costsBehind(chosen, { is_forecast: true })}>
                        {say(costFiguresTexts.forecast)}
                      </Link>{" "}
                      {sayMoney(say, { amount: data.forecast, currency: data.currency })}
                      {` (${say(costFiguresTexts.notCounted)})`}
                    </Text>
                  )}
                  {data.without_rate.length > 0 && (
                    <Banner tone="warning">
                      {say(costFiguresTexts.withoutRate, {
                        amounts: data.without_rate.map((each) => sayMoney(say, each)).join(", "),
                      })}
                    </Banner>
                  )}
                  <Text as="p" size="sm" tone="muted">
                    {say(costFiguresTexts.whatCounts)}
                  </Text>
                </Stack>
              </Card>
              {data.interview_time && data.interview_time.interviews > 0 && (
                <InterviewTimeSection
                  query={{ from, to, ...(job ? { job_id: job } : { dept: dept ?? "" }) }}
                  hint={say(costFiguresTexts.interviewTimeHint)}
                />
              )}
              {data.sources.length > 0 ? (
                <Card title={say(costFiguresTexts.bySource)}>
                  <Stack>
                    <SourceTable
                      figures={data}
                      hrefOf={(source) => costsBehind(chosen, { source })}
                    />
                    <Text as="p" size="sm" tone="muted">
                      {say(costFiguresTexts.bySourceHint)}
                    </Text>
                  </Stack>
                </Card>
              ) : (
                <EmptyState
                  level={2}
                  icon={<ChartNoAxesColumn />}
                  title={say(costFiguresTexts.none)}
                  description={say(costFiguresTexts.noneHint)}
                />
              )}
            </Stack>
          )}
        </ListContent>
      </Stack>
    </CostsPage>
  );
}

interface Chosen extends Pick<CostsSearch, "dept" | "job"> {
  from: string;
  to: string;
}

interface FigureFiltersProps {
  chosen: Chosen;
  onChange(part: Partial<Chosen>): void;
}

/** Chooses the period, and a department or a job. */
function FigureFilters({ chosen, onChange }: FigureFiltersProps) {
  const say = useTexts();
  const { client } = useAts();
  const { from, to, dept, job } = chosen;
  const { data: choices } = useEndpoint(getCostChoices, {});
  const { data: jobs } = useEndpoint(
    listCostJobs,
    { query: { id: job ? [job] : [] } },
    { enabled: job !== undefined },
  );
  const title = job && jobs?.records[0]?.title;
  return (
    <Grid columns={3}>
      <DateRangePicker
        label={say(costFiguresTexts.period)}
        value={{ start: from, end: to }}
        presets={["thisYear", "lastYear", "thisQuarter", "lastQuarter"]}
        onChange={(range) =>
          onChange(
            range ? { from: range.start, to: range.end } : { from: undefined, to: undefined },
          )
        }
      />
      <Select
        label={say(costFiguresTexts.department)}
        options={[
          { id: "all", label: say(costFiguresTexts.allDepartments) },
          ...(choices?.depts ?? []).map((id) => ({ id: `dept ${id}`, label: id })),
        ]}
        value={dept ? `dept ${dept}` : "all"}
        onChange={(id) =>
          onChange({ dept: id === "all" ? undefined : id.slice("dept ".length), job: undefined })
        }
      />
      <ComboBox
        label={say(costFiguresTexts.job)}
        placeholder={say(costFiguresTexts.allJobs)}
        value={job ? String(job) : null}
        {...(job && title && { selectedOption: { id: String(job), label: title } })}
        onChange={(id) => onChange({ job: id === null ? undefined : Number(id), dept: undefined })}
        loadOptions={async (q, signal) => {
          const { records } = await client.call(listCostJobs, { query: { q }, signal });
          return records.map(({ id, title: label, job_number }) => ({
            id: String(id),
            label,
            description: String(job_number),
          }));
        }}
      />
    </Grid>
  );
}
