import { to } from "@ats/core/navigation/routes";
import type { ListedUser } from "@ats/core/users/account";
import type { UserFilter } from "@ats/core/users/list-columns";
import { Button } from "@ats/ui/Button";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Table } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import { Plus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { freeSearch } from "../../applications/search-query.ts";
import { FilterButton } from "../../lists/filters/FilterButton.tsx";
import { FilterChips } from "../../lists/filters/FilterChips.tsx";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { ListToolbar } from "../../lists/ListToolbar.tsx";
import { listSort, tableSort } from "../../lists/sort.ts";
import type { Columns } from "../../lists/useColumns.ts";
import { useRowKeys } from "../../lists/useRowKeys.ts";
import type { Selection } from "../../lists/useSelection.ts";
import { viewTexts } from "../../roles/view-texts.ts";
import { usersTexts } from "../texts.ts";
import { fullNameOf, userColumns } from "./columns.tsx";
import { NoUsers } from "./NoUsers.tsx";
import { userFields } from "./search-fields.ts";
import type { UserListState } from "./state.ts";
import { userListTexts } from "./texts.ts";

export interface UserListViewProps {
  state: UserListState;
  /** Absent while the first page loads. */
  users: readonly ListedUser[] | undefined;
  total: number | undefined;
  /** True while the rows are still those of the previous state. */
  isUpdating: boolean;
  roles: readonly string[];
  columns: Columns;
  /** Absent for a reader who may not change users. */
  selection?: Selection<ListedUser> | undefined;
  /** Absent for a reader who may not view as others. */
  onViewAs?: ((user_id: number) => void) | undefined;
  importer?: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  failed?: ReactNode;
  onChange(change: Partial<UserListState>, options?: { replace?: boolean }): void;
}

const captions = {
  all: userListTexts.captionAll,
  approved: userListTexts.captionApproved,
  unapproved: userListTexts.captionUnapproved,
} as const;

const tabs = ["all", "approved", "unapproved"] as const satisfies readonly UserFilter[];

// Mounted from the first selection on, so that its announcements are heard and the focus stays.
const UserBulkBar = lazy(() => import("./UserBulkBar.tsx"));

export function UserListView(props: UserListViewProps) {
  const say = useTexts();
  const { state, users, total, isUpdating, columns, selection, failed, onChange, onViewAs } = props;
  const chosen = selection?.rows ?? [];
  const [wasChosen, setWasChosen] = useState(false);
  if (chosen.length > 0 && !wasChosen) setWasChosen(true);
  const shown = userColumns(say);
  const filters = {
    fields: userFields(say, props.roles),
    terms: state.search,
    onChange: (search: UserListState["search"]) => onChange({ search }),
  };
  const table = useRef<HTMLDivElement>(null);
  useRowKeys(table, { title: say(usersTexts.users), isSelectable: Boolean(selection) });
  return (
    <Page
      spacing="tight"
      header={
        <PageHeader
          isOneLine
          title={say(usersTexts.users)}
          actions={
            selection && (
              <>
                {props.importer}
                <Button variant="primary" href={to.userAdd()} iconStart={<Plus />} isIconOnNarrow>
                  {say(userListTexts.addUser)}
                </Button>
              </>
            )
          }
        />
      }
    >
      <ListToolbar
        tabs={
          <FilterTabs
            label={say(userListTexts.show)}
            value={state.filter}
            items={tabs.map((id) => ({ id, label: say(userListTexts[id]) }))}
            onChange={(filter) => onChange({ filter })}
          />
        }
        state={state}
        onChange={onChange}
        search={{ field: freeSearch, label: say(userListTexts.search) }}
        filters={<FilterButton {...filters} />}
        chips={<FilterChips {...filters} />}
        table={{ columns: shown, choice: columns }}
      />
      {failed || (
        <>
          <Table
            ref={table}
            caption={say(captions[state.filter])}
            columns={shown}
            isFixed
            columnOrder={columns.columnOrder}
            hiddenColumns={columns.hiddenColumns}
            rows={users ?? []}
            getKey={({ id }) => String(id)}
            getLabel={fullNameOf}
            href={({ id }) => to.userEdit({ id })}
            {...(onViewAs && {
              rowMenu: (user: ListedUser) =>
                user.state === "DEACTIVATED"
                  ? []
                  : [
                      {
                        id: "viewAs",
                        label: say(viewTexts.viewAs),
                        onAction: () => onViewAs(user.id),
                      },
                    ],
            })}
            {...(selection && {
              selectedKeys: selection.keys,
              onSelectionChange: selection.onChange,
            })}
            sort={tableSort(state)}
            onSortChange={(sort) => onChange(listSort(sort))}
            isLoading={!users || isUpdating}
            empty={<NoUsers state={state} onChange={onChange} />}
          />
          {selection && wasChosen && (
            <Suspense>
              <UserBulkBar
                users={chosen}
                {...(total !== undefined && {
                  total,
                  most: selection.most,
                  onSelectAll: selection.onAll,
                })}
                onClear={selection.onClear}
              />
            </Suspense>
          )}
          <ListPagination state={state} total={total} onChange={onChange} />
        </>
      )}
    </Page>
  );
}
