import { listJobs } from "@ats/core/jobs/list-contract";
import { to } from "@ats/core/navigation/routes";
import { useEndpoint } from "@ats/screens/app/endpoint";
import { useCan } from "@ats/screens/useUser";
import { Button } from "@ats/ui/Button";
import { ErrorState } from "@ats/ui/ErrorState";
import { Link } from "@ats/ui/Link";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Table, type TableColumn } from "@ats/ui/Table";
import type { Output } from "@ats/core/contract/endpoint";

type Job = Output<typeof listJobs>["records"][number];

const columns: TableColumn<Job>[] = [
  {
    id: "title",
    header: "Job",
    isRowHeader: true,
    cell: ({ id, title }) => <Link href={to.applicationList({ id })}>{title}</Link>,
  },
  { id: "dept", header: "Department", cell: ({ dept }) => dept },
  { id: "openings", header: "Hires", cell: ({ counts }) => counts.HIRE ?? 0 },
];

export function RecruitmentSuccess() {
  const { data, error, isPending, refetch } = useEndpoint(listJobs, {
    query: { filter: "filled" },
  });
  const canAdd = useCan("UPDATE_JOBS");
  return (
    <Page
      header={
        <PageHeader
          title="Recruitment success"
          actions={canAdd && <Button href={to.jobAdd()}>Add job</Button>}
        />
      }
    >
      <Table
        caption="Filled jobs"
        columns={columns}
        rows={data?.records ?? []}
        getKey={({ id }) => String(id)}
        isLoading={isPending}
        failed={
          error && (
            <ErrorState
              title="Jobs could not be loaded"
              description={error.message}
              onRetry={refetch}
            />
          )
        }
      />
    </Page>
  );
}
