import type { AdvertSummary } from "@ats/core/careers/contract";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { Link } from "@ats/ui/Link";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Pagination } from "@ats/ui/Pagination";
import { SearchField } from "@ats/ui/SearchField";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { Briefcase } from "lucide-react";
import { useTitle } from "../app/title.ts";
import { useDates } from "../dates/useDates.ts";
import { saySalary } from "../jobs/salary.ts";
import { advertListTexts as here } from "./texts.ts";

/** Page size of the API. */
const pageSize = 50;

interface AdvertListProps {
  company: { name: string };
  records: readonly AdvertSummary[];
  total: number;
  /** True for the internal vacancies, shown to colleagues. */
  isInternal: boolean;
  q: string;
  /** Counted from one. */
  page: number;
  hrefOf(job_number: number): string;
  onSearch(text: string): void;
  onPage(page: number): void;
}

export function AdvertList(props: AdvertListProps) {
  const { company, records, total, isInternal, q, page, hrefOf, onSearch, onPage } = props;
  const say = useTexts();
  const { shortDate } = useDates();
  const title = say(isInternal ? here.internalTitle : here.title, { company: company.name });
  useTitle(title);
  return (
    <Page
      width="narrow"
      header={<PageHeader title={title} subtitle={say(here.vacancies, { count: total })} />}
    >
      <SearchField
        label={say(here.search)}
        placeholder={say(here.searchHint)}
        value={q}
        onChange={onSearch}
      />
      {records.length === 0 ? (
        <EmptyState
          icon={<Briefcase />}
          title={say(q ? here.noMatch : here.empty)}
          description={say(q ? here.noMatchHint : here.emptyHint)}
        />
      ) : (
        <Stack as="ul" gap="md">
          {records.map((job) => (
            <li key={job.job_number}>
              <Card>
                <Stack gap="xxs">
                  <Link href={hrefOf(job.job_number)}>{job.title}</Link>
                  <Text>
                    {[
                      job.brand_name !== company.name && job.brand_name,
                      job.location,
                      job.job_type,
                      saySalary(say, job),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </Text>
                  {job.closing_date_time && (
                    <Text size="sm" tone="muted">
                      {say(here.closes, {
                        date: shortDate(job.closing_date_time, { timeZone: job.time_zone }),
                      })}
                    </Text>
                  )}
                </Stack>
              </Card>
            </li>
          ))}
        </Stack>
      )}
      {total > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={total} onPageChange={onPage} />
      )}
    </Page>
  );
}
