import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { ApplicationDetails } from "@ats/core/applications/application";
import { scoreMax } from "@ats/core/applications/scorecard";
import { stagesOf } from "@ats/core/applications/stage";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Drawer } from "@ats/ui/Drawer";
import { Inline } from "@ats/ui/Inline";
import { Rating } from "@ats/ui/Rating";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { type TabItem, Tabs } from "@ats/ui/Tabs";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { ArrowUpRight, Mail, NotebookPen } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { KeyHint } from "../../commands/KeyHint.tsx";
import { ListContent } from "../../lists/ListContent.tsx";
import { useShows } from "../../session/session.tsx";
import { AnonymisedMark } from "../AnonymisedMark.tsx";
import { ApplicationStatus } from "../ApplicationStatus.tsx";
import { anonymisedTexts, detailsOfHidden } from "../anonymised-texts.ts";
import { ApplicationAnswers } from "../application-details/ApplicationAnswers.tsx";
import { Standing, WhenApplied } from "../application-details/ApplicationHeader.tsx";
import { ContactLines } from "../application-details/ContactLines.tsx";
import { MoveButtons } from "../application-details/MoveButtons.tsx";
import { type Neighbour, NeighbourButtons } from "../application-details/NeighbourButtons.tsx";
import {
  useAnswerFile,
  useApplication,
  useCv,
  useMarkViewed,
  useNeighbours,
  useNotes,
} from "../application-details/queries.ts";
import { useApplicantCommands } from "../application-details/useApplicantCommands.ts";
import { HighlightMarks } from "../HighlightMarks.tsx";
import { RatingAndTagsButton } from "../RatingAndTagsButton.tsx";
import { useFocusAfterMove } from "../useFocusAfterMove.ts";
import type { MoveApplications } from "../useMoveApplications.tsx";
import { useRatingAndTags } from "../useRatingAndTags.ts";
import { drawerTexts } from "./drawer-texts.ts";

const ComposeDialog = lazy(() => import("../../messages/ComposeDialog.tsx"));
const CvPane = lazy(async () => ({
  default: (await import("../application-details/CvPane.tsx")).CvPane,
}));
const NotesTab = lazy(async () => ({
  default: (await import("../application-details/NotesTab.tsx")).NotesTab,
}));

type DrawerTab = "cv" | "answers" | "notes";

interface ApplicationDrawerProps {
  jobId: number;
  shown: Neighbour;
  onShow(other: Neighbour): void;
  /** Absent for a reader who may not move applications. */
  onMove?: MoveApplications | undefined;
  onClose(): void;
}

/** Shows an application beside its list: applicant, status, CV, notes and next steps. */
export default function ApplicationDrawer({
  jobId,
  shown,
  onShow,
  onMove,
  onClose,
}: ApplicationDrawerProps) {
  const say = useTexts();
  const application = useApplication(shown.id);
  const { data } = application;
  const answered = useNeighbours(shown.id, jobId);
  // Keeps the buttons, and thereby the focus, until the next neighbours are known.
  const [neighbours, setNeighbours] = useState(answered);
  if (answered && answered !== neighbours) setNeighbours(answered);
  const content = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfterMove(content);
  const [tab, setTab] = useState<DrawerTab>("cv");
  const [isWriting, setWriting] = useState(false);
  useMarkViewed(shown.id, data !== undefined);
  const { noteAsked, onNote } = useApplicantCommands(data, {
    onNote: () => setTab("notes"),
    onMessage: () => setWriting(true),
  });
  const goTo = (other: Neighbour) => {
    onShow(other);
    focusAfter();
  };
  return (
    <>
      <Drawer
        isOpen
        isBeside
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={displayName(data ?? shown)}
        description={data && <WhenApplied application={data} />}
        footer={
          <>
            <NeighbourButtons
              neighbours={neighbours}
              actionOf={(other) => ({ onPress: () => goTo(other) })}
            />
            {data && onMove && (
              <MoveButtons
                application={data}
                stages={stagesOf(data.nodes, { [data.status]: 1 })}
                onMove={(stage) => onMove([data], stage, focusAfter)}
              />
            )}
          </>
        }
      >
        <div
          ref={content}
          tabIndex={-1}
          role="group"
          aria-label={say(drawerTexts.aboutApplication)}
        >
          <ListContent what={say(drawerTexts.thisApplication)} query={application} lines={10}>
            {(details) => (
              <Stack gap="lg">
                <Facts
                  application={details}
                  {...(onMove && { onWrite: () => setWriting(true), onNote })}
                />
                <Contents application={details} {...{ tab, noteAsked }} onTabChange={setTab} />
              </Stack>
            )}
          </ListContent>
        </div>
      </Drawer>
      {isWriting && data && (
        <Suspense>
          <ComposeDialog
            applications={[data]}
            onClose={() => setWriting(false)}
            onSent={() => setWriting(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface FactsProps {
  application: ApplicationDetails;
  /** Absent for a reader who may neither write nor mark. */
  onWrite?: () => void;
  /** Absent where the reader may not write notes. */
  onNote?: (() => void) | undefined;
}

function Facts({ application, onWrite, onNote }: FactsProps) {
  const say = useTexts();
  const { id, status, node_name, rating, score, tags, interview_count } = application;
  const { rate } = useRatingAndTags();
  return (
    <Stack gap="md">
      <Inline gap="sm">
        <ApplicationStatus status={status} node_name={node_name} />
        <HighlightMarks highlights={application.highlights} />
        <Text size="sm" tone="muted">
          <Standing application={application} />
        </Text>
      </Inline>
      {application.anonymised_row && (
        <Inline gap="xs">
          <AnonymisedMark note={say(anonymisedTexts.short)} />
          <Text size="sm" tone="muted">
            {detailsOfHidden(say, application.anonymise_data_fields)}
          </Text>
        </Inline>
      )}
      <ContactLines application={application} />
      <Inline gap="sm">
        {(rating || onWrite) && (
          <Rating
            value={rating}
            label={say(drawerTexts.rating)}
            {...(onWrite && { onChange: (stars: number) => rate(application, stars) })}
          />
        )}
        {score !== null && <Text size="sm">{say(drawerTexts.scoreOf, { score, scoreMax })}</Text>}
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        {onWrite && (
          <RatingAndTagsButton application={application} label={say(drawerTexts.editTags)} />
        )}
      </Inline>
      <Inline gap="sm">
        {onWrite && !application.anonymised_row && (
          <Button iconStart={<Mail />} iconEnd={<KeyHint keys="E" />} onPress={onWrite}>
            {say(drawerTexts.message)}
          </Button>
        )}
        {onNote && (
          <Button iconStart={<NotebookPen />} iconEnd={<KeyHint keys="N" />} onPress={onNote}>
            {say(drawerTexts.note)}
          </Button>
        )}
        <Button href={to.applicationDetails({ id })} iconEnd={<ArrowUpRight />}>
          {say(drawerTexts.openFullPage)}
        </Button>
        {interview_count > 0 && (
          <Text size="sm" tone="muted">
            {say(drawerTexts.interviews, { count: interview_count })}
          </Text>
        )}
      </Inline>
    </Stack>
  );
}

interface ContentsProps {
  application: ApplicationDetails;
  tab: DrawerTab;
  onTabChange(tab: DrawerTab): void;
  noteAsked: number;
}

/** The tab stays the same from one applicant to the next. */
function Contents({ application, tab, onTabChange, noteAsked }: ContentsProps) {
  const say = useTexts();
  const { id, answers } = application;
  const notes = useNotes(id);
  const loadFile = useAnswerFile(id);
  const loadCv = useCv(id, "preview");
  const downloadCv = useCv(id, "download");
  const showsNotes = useShows("private_notes");
  const items: (TabItem & { id: DrawerTab })[] = [
    {
      id: "cv",
      label: say(drawerTexts.cv),
      content: (
        <Suspense fallback={<Skeleton lines={10} />}>
          <CvPane application={application} {...{ loadCv, downloadCv }} />
        </Suspense>
      ),
    },
    {
      id: "answers",
      label: say(drawerTexts.answers),
      count: answers.length,
      content: <ApplicationAnswers application={application} loadFile={loadFile} />,
    },
    ...(showsNotes
      ? [
          {
            id: "notes" as const,
            label: say(drawerTexts.notes),
            ...(notes.data && { count: notes.data.total }),
            content: (
              <Suspense fallback={<Skeleton lines={5} />}>
                <NotesTab key={id} id={id} notes={notes} focused={noteAsked} />
              </Suspense>
            ),
          },
        ]
      : []),
  ];
  return (
    <Tabs
      label={say(drawerTexts.aboutApplication)}
      value={tab}
      onChange={(id) => onTabChange(id as DrawerTab)}
      items={items}
    />
  );
}
