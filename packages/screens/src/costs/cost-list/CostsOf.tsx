import { exportCosts } from "@ats/core/costs/contract";
import type { SavedList } from "@ats/core/lists/saved-view";
import { Button } from "@ats/ui/Button";
import { Page } from "@ats/ui/Page";
import { PageHeader, type PageHeaderProps } from "@ats/ui/PageHeader";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { Download, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import type { SearchOf } from "../../app/useSearch.ts";
import { SavedViewsButton } from "../../lists/SavedViewsButton.tsx";
import { ListFailed } from "../../lists/ListFailed.tsx";
import type { ListOptions } from "../../lists/list-state.ts";
import { useColumns } from "../../lists/useColumns.ts";
import { useLastPage, useListState } from "../../lists/useListState.ts";
import { useSaveCsv } from "../../lists/useSaveCsv.ts";
import { useCan } from "../../session/session.tsx";
import { CostImportButton } from "../cost-import/CostImportButton.tsx";
import { costsTexts } from "../texts.ts";
import { CostListView } from "./CostListView.tsx";
import { costsCall, filtersOf, totalsCall } from "./calls.ts";
import type { CostListSearch } from "./state.ts";
import { costListTexts } from "./texts.ts";

interface CostsOfProps {
  address: SearchOf<CostListSearch>;
  options: ListOptions<CostListSearch>;
  /** The job whose costs they are; absent for those of the company. */
  jobId?: number;
  header: Pick<PageHeaderProps, "title" | "breadcrumbs" | "subtitle" | "tabs">;
  addHref: string;
  /** The list whose views are saved. */
  views?: ListOptions<CostListSearch> & { list: SavedList };
  /** Shown below the list. */
  children?: ReactNode;
}

/** The costs of a company or of a job, with their totals, export and "Add a cost". */
export function CostsOf(props: CostsOfProps) {
  const { address, options, jobId, header, addHref, views, children } = props;
  const say = useTexts();
  const { client } = useAts();
  const mayUpdate = useCan("UPDATE_COSTS");
  const { state, update } = useListState(options, address);
  const list = useEndpoint(...costsCall(state, jobId), { placeholderData: keepPreviousData });
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  const totals = useEndpoint(...totalsCall(state, jobId), { placeholderData: keepPreviousData });
  useLastPage(state, data?.total, update);
  const columns = useColumns(options.list);
  const csv = useSaveCsv(say(costListTexts.theCosts));
  return (
    <Page
      spacing="tight"
      header={
        <PageHeader
          isOneLine
          {...header}
          actions={
            <>
              <Button
                iconStart={<Download />}
                isIconOnNarrow
                isPending={csv.isBusy}
                onPress={() =>
                  void csv.save(
                    client.call(exportCosts, { query: filtersOf(state, jobId) }),
                    "Costs.csv",
                  )
                }
              >
                {say(costListTexts.export)}
              </Button>
              {mayUpdate && !jobId && <CostImportButton />}
              {mayUpdate && (
                <Button variant="primary" href={addHref} iconStart={<Plus />} isIconOnNarrow>
                  {say(costsTexts.addCost)}
                </Button>
              )}
            </>
          }
        />
      }
    >
      <CostListView
        state={state}
        costs={data?.records}
        total={data?.total}
        totals={totals.data}
        isUpdating={isPlaceholderData}
        jobId={jobId}
        columns={columns}
        savedViews={
          views && (
            <SavedViewsButton
              options={views}
              state={state}
              noneLabel={say(costListTexts.savedViews)}
              onChange={update}
            />
          )
        }
        addHref={mayUpdate ? addHref : undefined}
        failed={
          error &&
          !data && (
            <ListFailed
              what={say(costsTexts.costs)}
              error={error}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
              onClearSearch={() => update({ search: [] })}
            />
          )
        }
        onChange={update}
      />
      {children}
    </Page>
  );
}
