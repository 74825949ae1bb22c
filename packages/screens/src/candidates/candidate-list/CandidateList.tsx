import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { bulkCandidatesMax } from "@ats/core/candidates/pool-contract";
import { listTags } from "@ats/core/tags/contract";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import SavedViewsMenu from "../../lists/SavedViewsMenu.tsx";
import { useColumns } from "../../lists/useColumns.ts";
import { useSelection } from "../../lists/useSelection.ts";
import { useActor, useCan } from "../../session/session.tsx";
import { ImportButton } from "../candidate-import/ImportButton.tsx";
import { usePools } from "../talent-pools/queries.ts";
import { CandidateListView } from "./CandidateListView.tsx";
import { candidatesCall } from "./calls.ts";
import { MoreMenu } from "./MoreMenu.tsx";
import { type CandidateListSearch, candidateListOptions } from "./state.ts";
import { candidateListTexts } from "./texts.ts";
import { useCandidateList } from "./useCandidateList.ts";

const nothing: readonly never[] = [];

export function CandidateList(props: ScreenProps<"candidateList", CandidateListSearch>) {
  const say = useTexts();
  const { client } = useAts();
  const isAddable = useCan("UPDATE_CANDIDATES");
  const hidden = hiddenFields(useActor(), true);
  const { state, update, list, total } = useCandidateList(props);
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  const columns = useColumns(candidateListOptions.list);
  const pools = usePools();
  const tags = useEndpoint(listTags, {});
  const selection = useSelection({
    state,
    page: data && { records: data.records, total: total ?? 0 },
    isUpdating: isPlaceholderData,
    most: bulkCandidatesMax,
    read: (other) => client.call(...candidatesCall(other)),
  });
  const failed = error && !data && (
    <ListFailed
      what={say(candidateListTexts.candidates)}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      onClearSearch={() => update({ search: [] })}
    />
  );
  return (
    <CandidateListView
      state={state}
      candidates={data?.records}
      total={total}
      isUpdating={isPlaceholderData}
      hidden={hidden}
      isAddable={isAddable}
      importer={isAddable && <ImportButton />}
      more={isAddable && <MoreMenu />}
      columns={columns}
      selection={isAddable ? selection : undefined}
      pools={pools.data?.records ?? nothing}
      tags={tags.data?.records.map(({ label }) => label) ?? nothing}
      savedViews={
        <SavedViewsMenu
          options={candidateListOptions}
          state={state}
          noneLabel={say(candidateListTexts.savedViews)}
          onChange={update}
        />
      }
      failed={failed}
      onChange={update}
    />
  );
}
