import { displayName } from "@ats/core/anonymisation/anonymisation";
import { to } from "@ats/core/navigation/routes";
import { Page } from "@ats/ui/Page";
import type { ScreenProps } from "../../app/screen.ts";
import { useTitle } from "../../app/title.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { useCan } from "../../session/session.tsx";
import { useMarks } from "../marks.ts";
import { useFocusAfterMove } from "../useFocusAfterMove.ts";
import { useMoving } from "../useMoving.tsx";
import { ActivityTab } from "./ActivityTab.tsx";
import { ApplicationDetailsLoading } from "./ApplicationDetailsLoading.tsx";
import { ApplicationDetailsView } from "./ApplicationDetailsView.tsx";
import { NotesTab } from "./NotesTab.tsx";
import { useApplication, useCv, useNeighbours, useNotes } from "./queries.ts";
import type { ApplicationDetailsSearch } from "./route.ts";

export function ApplicationDetails({
  params,
  search,
  setSearch,
}: ScreenProps<"applicationDetails", ApplicationDetailsSearch>) {
  const id = Number(params.id);
  const { data: application, error, isFetching, refetch } = useApplication(id);
  const notes = useNotes(id);
  const loadCv = useCv(id);
  const neighbours = useNeighbours(id);
  const canMove = useCan("UPDATE_APPLICATIONS");
  const { move, dialog } = useMoving();
  const { rate } = useMarks();
  const focusAfterMove = useFocusAfterMove();
  useTitle(application && displayName(application));

  if (error && !application)
    return (
      <Page>
        <ListFailed
          what="This application"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  if (!application) return <ApplicationDetailsLoading />;
  const withTab = (otherId: number) =>
    to.applicationDetails({ id: otherId }) + (search.tab ? `?tab=${search.tab}` : "");
  return (
    <>
      <ApplicationDetailsView
        application={application}
        tab={search.tab ?? "answers"}
        onTabChange={(tab) => setSearch({ tab }, { replace: true })}
        loadCv={loadCv}
        neighbours={neighbours}
        hrefOf={withTab}
        notes={<NotesTab key={id} id={id} notes={notes} />}
        noteCount={notes.data?.records.length}
        activity={<ActivityTab id={id} />}
        {...(canMove && {
          onMove: (status) => move([application], status, focusAfterMove),
          onRate: (stars) => rate(application, stars),
        })}
      />
      {dialog}
    </>
  );
}
