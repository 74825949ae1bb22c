import { mostActedOn } from "@ats/core/users/account-contract";
import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { useColumns } from "../../lists/useColumns.ts";
import { useLastPage, useListState } from "../../lists/useListState.ts";
import { useSelection } from "../../lists/useSelection.ts";
import { useViewAs } from "../../roles/useViewAs.ts";
import { useCan } from "../../session/session.tsx";
import { usersTexts } from "../texts.ts";
import { useRoles } from "../useRoles.ts";
import { usersCall } from "./calls.ts";
import { type UserListSearch, userListOptions } from "./state.ts";
import { userListTexts } from "./texts.ts";
import { UserListView } from "./UserListView.tsx";

const UserImportDialog = lazy(() => import("../user-import/UserImportDialog.tsx"));

export function UserList(props: ScreenProps<"userList", UserListSearch>) {
  const say = useTexts();
  const { client } = useAts();
  const { state, update } = useListState(userListOptions, props);
  const list = useEndpoint(...usersCall(state), { placeholderData: keepPreviousData });
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  useLastPage(state, data?.total, update);
  const columns = useColumns(userListOptions.list);
  const roles = useRoles().all.map(({ name }) => name);
  const viewAs = useViewAs();
  const mayUpdate = useCan("UPDATE_USERS");
  const [isImporting, setImporting] = useState(false);
  const selection = useSelection({
    state,
    page: data,
    isUpdating: isPlaceholderData,
    most: mostActedOn,
    read: (other) => client.call(...usersCall(other)),
  });
  return (
    <>
      <UserListView
        state={state}
        users={data?.records}
        total={data?.total}
        isUpdating={isPlaceholderData}
        roles={roles}
        columns={columns}
        onViewAs={viewAs && ((user_id) => viewAs({ user_id }))}
        selection={mayUpdate ? selection : undefined}
        importer={
          <Button iconStart={<Upload />} isIconOnNarrow onPress={() => setImporting(true)}>
            {say(userListTexts.import)}
          </Button>
        }
        failed={
          error &&
          !data && (
            <ListFailed
              what={say(usersTexts.users)}
              error={error}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
              onClearSearch={() => update({ search: [] })}
            />
          )
        }
        onChange={update}
      />
      {isImporting && (
        <Suspense>
          <UserImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
