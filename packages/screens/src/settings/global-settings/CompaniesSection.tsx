import { type Company, listCompanies } from "@ats/core/companies/companies-contract";
import { defaultPageSize } from "@ats/core/lists/page";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { SearchField } from "@ats/ui/SearchField";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { type Say, useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { Plus, SearchX } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { datesIn } from "../../dates/dates.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { companyTexts } from "./company-texts.ts";

const AddCompanyDialog = lazy(() => import("./AddCompanyDialog.tsx"));

/** Lists all companies of this installation, and adds one. */
export default function CompaniesSection() {
  const say = useTexts();
  const [state, setState] = useState({ page: 1, per_page: defaultPageSize, q: "" });
  const [isAdding, setAdding] = useState(false);
  const { page, per_page, q } = state;
  const change = (next: Partial<typeof state>) => setState({ ...state, page: 1, ...next });
  const companies = useEndpoint(
    listCompanies,
    { query: { page_no: page - 1, per_page, ...(q && { q }) } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack gap="lg">
      <Inline justify="between">
        <SearchField
          label={say(companyTexts.search)}
          placeholder={say(companyTexts.search)}
          onSubmit={(typed) => change({ q: typed })}
          onClear={() => change({ q: "" })}
        />
        <Button variant="primary" iconStart={<Plus />} onPress={() => setAdding(true)}>
          {say(companyTexts.add)}
        </Button>
      </Inline>
      <Table
        caption={say(companyTexts.companies)}
        columns={columnsIn(say)}
        rows={companies.data?.records ?? []}
        getKey={({ id }) => String(id)}
        isLoading={!companies.data || companies.isPlaceholderData}
        failed={
          companies.error && !companies.data ? (
            <ListFailed
              what={say(companyTexts.companies)}
              error={companies.error}
              isRetrying={companies.isFetching}
              onRetry={() => void companies.refetch()}
            />
          ) : undefined
        }
        empty={
          <EmptyState
            icon={<SearchX />}
            title={say(companyTexts.none)}
            description={say(companyTexts.noneHint)}
          />
        }
      />
      <ListPagination state={state} total={companies.data?.total} onChange={change} />
      {isAdding && (
        <Suspense>
          <AddCompanyDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

const columnsIn = (say: Say): TableColumn<Company>[] => [
  {
    id: "name",
    header: say(companyTexts.company),
    isRowHeader: true,
    cell: ({ name }) => name,
    detail: ({ parent_name: name, disabled }) =>
      disabled ? say(companyTexts.disabled) : name !== null && say(companyTexts.clientOf, { name }),
  },
  {
    id: "kind",
    header: say(companyTexts.kind),
    hideBelow: "sm",
    cell: ({ company_type: kind }) =>
      say(kind === "ATS" ? companyTexts.recruits : companyTexts.agency),
  },
  {
    id: "users",
    header: say(companyTexts.people),
    align: "end",
    cell: ({ users }) => users,
    detail: ({ invited: count }) => count > 0 && say(companyTexts.invited, { count }),
  },
  {
    id: "added",
    header: say(companyTexts.added),
    hideBelow: "md",
    isNoWrap: true,
    cell: ({ created_date_time: added }) => datesIn(say.locale).shortDate(added),
  },
];
