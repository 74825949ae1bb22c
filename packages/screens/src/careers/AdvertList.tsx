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
import { Briefcase } from "lucide-react";
import { useTitle } from "../app/title.ts";
import { shortDate } from "../dates/dates.ts";
import { salaryText } from "@ats/core/jobs/salary";

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
  const title = isInternal ? `Internal vacancies at ${company.name}` : `Work at ${company.name}`;
  useTitle(title);
  return (
    <Page
      width="narrow"
      header={
        <PageHeader title={title} subtitle={total === 1 ? "1 vacancy" : `${total} vacancies`} />
      }
    >
      <SearchField
        label="Search vacancies"
        placeholder="Job title, place or job type"
        value={q}
        onChange={onSearch}
      />
      {records.length === 0 ? (
        <EmptyState
          icon={<Briefcase />}
          title={q ? "No vacancies match your search" : "No vacancies at the moment"}
          description={
            q ? "Try another word, or a place nearby." : "New vacancies will appear here."
          }
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
                      salaryText(job),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </Text>
                  {job.closing_date_time && (
                    <Text size="sm" tone="muted">
                      Closes {shortDate(job.closing_date_time, { timeZone: job.time_zone })}
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
