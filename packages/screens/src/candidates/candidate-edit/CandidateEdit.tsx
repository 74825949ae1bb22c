import { Skeleton } from "@ats/ui/Skeleton";
import { Card } from "@ats/ui/Card";
import { Page } from "@ats/ui/Page";
import type { ScreenProps } from "../../app/screen.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { useCan } from "../../session/session.tsx";
import { CandidateEditView } from "./CandidateEditView.tsx";
import { CvsTab } from "./CvsTab.tsx";
import { DetailsForm } from "./DetailsForm.tsx";
import { PersonalData } from "./PersonalData.tsx";
import { useCandidate } from "./queries.ts";
import type { CandidateEditSearch } from "./route.ts";

export function CandidateEdit({
  params,
  search,
  setSearch,
}: ScreenProps<"candidateEdit", CandidateEditSearch>) {
  const id = Number(params.id);
  const { data: candidate, error, isFetching, refetch } = useCandidate(id);
  const mayUpdate = useCan("UPDATE_CANDIDATES");
  if (error && !candidate)
    return (
      <Page>
        <ListFailed
          what="Candidate"
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
      tab={search.tab ?? "applications"}
      onTabChange={(tab) => setSearch({ tab }, { replace: true })}
      form={isEditable && <DetailsForm key={id} saved={candidate} />}
      actions={isEditable && <PersonalData candidate={candidate} />}
      cvs={<CvsTab candidate={candidate} isEditable={isEditable} />}
    />
  );
}
