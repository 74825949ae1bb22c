import type { ListedUser } from "@ats/core/users/account";
import { userFilters } from "@ats/core/users/list-columns";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Table } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { Plus, Users } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { freeSearch } from "../../applications/search-query.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { ListToolbar } from "../../lists/ListToolbar.tsx";
import { listSort, tableSort } from "../../lists/sort.ts";
import { useColumns } from "../../lists/useColumns.ts";
import { useLastPage, useListState } from "../../lists/useListState.ts";
import { useCan } from "../../session/session.tsx";
import { usersTexts } from "../../users/texts.ts";
import { usersCall } from "../../users/user-list/calls.ts";
import { fullNameOf, userColumns } from "../../users/user-list/columns.tsx";
import type { UserListSearch } from "../../users/user-list/state.ts";
import { agencyUsersOptions } from "./state.ts";
import { agencyUsersTabs, agencyUsersTexts } from "./texts.ts";
import { useUserMenu } from "./useUserMenu.tsx";

const InviteDialog = lazy(() => import("./InviteDialog.tsx"));

/** The agency's own users, newest first. Its administrator manages them. Specification §9. */
export function AgencyUsers(props: ScreenProps<"agencyUsers", UserListSearch>) {
  const say = useTexts();
  const mayUpdate = useCan("UPDATE_USERS");
  const { state, update } = useListState(agencyUsersOptions, props);
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(...usersCall(state), {
    placeholderData: keepPreviousData,
  });
  useLastPage(state, data?.total, update);
  const choice = useColumns(agencyUsersOptions.list);
  const columns = userColumns(say).filter(({ id }) => id !== "depts");
  const menu = useUserMenu();
  const [isInviting, setInviting] = useState(false);
  const isSearch = state.search.length > 0;
  return (
    <Page
      spacing="tight"
      header={
        <PageHeader
          isOneLine
          title={say(titles.agencyUsers)}
          actions={
            mayUpdate && (
              <Button
                variant="primary"
                iconStart={<Plus />}
                isIconOnNarrow
                onPress={() => setInviting(true)}
              >
                {say(agencyUsersTexts.invite)}
              </Button>
            )
          }
        />
      }
    >
      <ListToolbar
        tabs={
          <FilterTabs
            label={say(agencyUsersTexts.show)}
            value={state.filter}
            items={userFilters.map((id) => ({ id, label: say(agencyUsersTabs[id]) }))}
            onChange={(filter) => update({ filter })}
          />
        }
        state={state}
        onChange={update}
        search={{ field: freeSearch, label: say(agencyUsersTexts.search) }}
        filters={null}
        table={{ columns, choice }}
      />
      {error && !data ? (
        <ListFailed
          what={say(usersTexts.users)}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          onClearSearch={() => update({ search: [] })}
        />
      ) : (
        <>
          <Table
            caption={say(titles.agencyUsers)}
            columns={columns}
            isFixed
            columnOrder={choice.columnOrder}
            hiddenColumns={choice.hiddenColumns}
            rows={data?.records ?? []}
            getKey={keyOfRow}
            getLabel={fullNameOf}
            {...(mayUpdate && { rowMenu: menu.itemsFor })}
            sort={tableSort(state)}
            onSortChange={(sort) => update(listSort(sort))}
            isLoading={!data || isPlaceholderData}
            empty={
              <EmptyState
                icon={<Users />}
                title={say(isSearch ? agencyUsersTexts.notFound : agencyUsersTexts.none)}
                description={say(agencyUsersTexts.noneHint)}
              />
            }
          />
          <ListPagination state={state} total={data?.total} onChange={update} />
        </>
      )}
      {menu.dialog}
      {isInviting && (
        <Suspense>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </Page>
  );
}

const keyOfRow = ({ id }: ListedUser) => String(id);
