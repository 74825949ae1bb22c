import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { to } from "@ats/core/navigation/routes";
import { Card } from "@ats/ui/Card";
import { Page } from "@ats/ui/Page";
import { Skeleton } from "@ats/ui/Skeleton";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useAts } from "../../app/context.tsx";
import type { ScreenProps } from "../../app/screen.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { useCan } from "../../session/session.tsx";
import { CandidateEditView } from "./CandidateEditView.tsx";
import { useCandidate } from "./queries.ts";
import { RecordMenu } from "./RecordMenu.tsx";
import type { CandidateEditSearch } from "./route.ts";
import { candidateEditTexts } from "./texts.ts";

const DetailsForm = lazy(() => import("./DetailsForm.tsx"));
const CandidateCv = lazy(() => import("./CandidateCv.tsx"));
const CvsTab = lazy(() => import("./CvsTab.tsx"));
const RecordTab = lazy(() => import("./RecordTab.tsx"));
const PoolTags = lazy(() => import("../talent-pools/PoolTags.tsx"));
const CustomValues = lazy(() => import("../../custom-fields/CustomValues.tsx"));
const RetentionBanner = lazy(() => import("./RetentionBanner.tsx"));
const MergedBanners = lazy(() => import("../candidate-merge/MergedBanners.tsx"));

export function CandidateEdit({
  params,
  search,
  setSearch,
}: ScreenProps<"candidateEdit", CandidateEditSearch>) {
  const say = useTexts();
  const id = Number(params.id);
  const { navigate } = useAts();
  const { data, error, isFetching, refetch } = useCandidate(id);
  const mayUpdate = useCan("UPDATE_CANDIDATES");
  // Keeps the page when a colleague merges the record, because it may hold unsaved text.
  const [own, setOwn] = useState<CandidateDetails>();
  if (data?.id === id && data !== own) setOwn(data);
  const candidate = own?.id === id ? own : undefined;
  const into = data && data.id !== id ? data : undefined;
  const moved = into && !candidate ? into.id : undefined;
  useEffect(() => {
    if (moved) navigate(to.candidateEdit({ id: moved }), { replace: true });
  }, [moved, navigate]);
  const { tab } = search;
  const read = useCallback(() => setSearch({ tab }), [setSearch, tab]);
  if (error && !candidate)
    return (
      <Page>
        <ListFailed
          what={say(candidateEditTexts.candidate)}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  if (!candidate)
    return (
      <Page header={<Skeleton width="14rem" />}>
        <Card>
          <Skeleton lines={8} />
        </Card>
      </Page>
    );
  const isEditable = mayUpdate && !candidate.anonymised_row;
  return (
    <CandidateEditView
      candidate={candidate}
      tab={tab ?? "applications"}
      onTabChange={(next) => setSearch({ ...search, tab: next }, { replace: true })}
      form={
        isEditable &&
        search.edit && (
          <Suspense fallback={<Skeleton lines={8} />}>
            <DetailsForm key={id} saved={candidate} onClose={read} />
          </Suspense>
        )
      }
      cv={
        <Suspense fallback={<Skeleton lines={8} />}>
          <CandidateCv candidate={candidate} />
        </Suspense>
      }
      actions={
        isEditable && (
          <RecordMenu
            candidate={candidate}
            onEdit={search.edit ? undefined : () => setSearch({ ...search, edit: "details" })}
          />
        )
      }
      pools={
        candidate.pools.length > 0 && (
          <Suspense>
            <PoolTags candidate={candidate} isEditable={isEditable} />
          </Suspense>
        )
      }
      notices={
        <Suspense>
          {(candidate.legal_hold || candidate.erasure_date_time) && (
            <RetentionBanner candidate={candidate} />
          )}
          {(into || (isEditable && candidate.merges.length > 0)) && (
            <MergedBanners candidate={candidate} into={into} />
          )}
        </Suspense>
      }
      customValues={
        <Suspense>
          <CustomValues record="candidates" id={id} isEditable={isEditable} />
        </Suspense>
      }
      record={
        <Suspense fallback={<Skeleton lines={5} />}>
          <RecordTab candidate={candidate} isEditable={isEditable} />
        </Suspense>
      }
      cvs={
        <Suspense fallback={<Skeleton lines={4} />}>
          <CvsTab candidate={candidate} isEditable={isEditable} />
        </Suspense>
      }
    />
  );
}
