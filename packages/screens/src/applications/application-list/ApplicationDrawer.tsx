import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { ApplicationDetails } from "@ats/core/applications/application";
import { scoreMax } from "@ats/core/applications/scorecard";
import { stagesOf } from "@ats/core/applications/stage";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Drawer } from "@ats/ui/Drawer";
import { Inline } from "@ats/ui/Inline";
import { Rating } from "@ats/ui/Rating";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { ArrowUpRight } from "lucide-react";
import { useRef, useState } from "react";
import { ListContent } from "../../lists/ListContent.tsx";
import { AnonymisedMark } from "../AnonymisedMark.tsx";
import { ApplicationStatus } from "../ApplicationStatus.tsx";
import { anonymisedTexts } from "../anonymised-texts.ts";
import { AnswersTab } from "../application-details/AnswersTab.tsx";
import { Standing, WhenApplied } from "../application-details/ApplicationHeader.tsx";
import { ContactLines } from "../application-details/ContactLines.tsx";
import { MoveButtons } from "../application-details/MoveButtons.tsx";
import { type Neighbour, NeighbourButtons } from "../application-details/NeighbourButtons.tsx";
import { NoteList } from "../application-details/NotesView.tsx";
import {
  useAnswerFile,
  useApplication,
  useMarkViewed,
  useNeighbours,
  useNotes,
} from "../application-details/queries.ts";
import { HighlightMarks } from "../HighlightMarks.tsx";
import { RatingAndTagsButton } from "../RatingAndTagsButton.tsx";
import { useFocusAfterMove } from "../useFocusAfterMove.ts";
import type { MoveApplications } from "../useMoveApplications.tsx";
import { useRatingAndTags } from "../useRatingAndTags.ts";
import { drawerTexts } from "./drawer-texts.ts";

const notesShown = 3;

interface ApplicationDrawerProps {
  jobId: number;
  /** The application whose row was pressed. */
  first: Neighbour;
  /** Absent for a reader who may not move applications. */
  onMove?: MoveApplications | undefined;
  onClose(): void;
}

/** Shows an application beside its list: applicant, status and next steps. */
export default function ApplicationDrawer({
  jobId,
  first,
  onMove,
  onClose,
}: ApplicationDrawerProps) {
  const say = useTexts();
  const [shown, setShown] = useState<Neighbour>(first);
  const application = useApplication(shown.id);
  const { data } = application;
  const answered = useNeighbours(shown.id, jobId);
  // Keeps the buttons, and thereby the focus, until the next neighbours are known.
  const [neighbours, setNeighbours] = useState(answered);
  if (answered && answered !== neighbours) setNeighbours(answered);
  const content = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfterMove(content);
  useMarkViewed(shown.id, data !== undefined);
  const goTo = (other: Neighbour) => {
    setShown(other);
    focusAfter();
  };
  return (
    <Drawer
      isOpen
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
      <div ref={content} tabIndex={-1} role="group" aria-label={say(drawerTexts.aboutApplication)}>
        <ListContent what={say(drawerTexts.thisApplication)} query={application} lines={10}>
          {(details) => <Facts application={details} canMark={Boolean(onMove)} />}
        </ListContent>
      </div>
    </Drawer>
  );
}

function Facts({ application, canMark }: { application: ApplicationDetails; canMark: boolean }) {
  const say = useTexts();
  const { id, status, node_name, rating, score, tags, answers, interview_count } = application;
  const notes = useNotes(id);
  const loadFile = useAnswerFile(id);
  const { rate } = useRatingAndTags();
  return (
    <Stack gap="xl">
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
            <AnonymisedMark note={anonymisedTexts.short} />
            <Text size="sm" tone="muted">
              {say(anonymisedTexts.details)}
            </Text>
          </Inline>
        )}
        <ContactLines application={application} />
        <Inline gap="sm">
          {(rating || canMark) && (
            <Rating
              value={rating}
              label={say(drawerTexts.rating)}
              {...(canMark && { onChange: (stars: number) => rate(application, stars) })}
            />
          )}
          {score !== null && <Text size="sm">{say(drawerTexts.scoreOf, { score, scoreMax })}</Text>}
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {canMark && (
            <RatingAndTagsButton application={application} label={say(drawerTexts.editTags)} />
          )}
        </Inline>
        <Inline gap="md">
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
      <Section level={3} title={say(drawerTexts.latestNotes)}>
        <ListContent what={say(drawerTexts.notes)} query={notes} lines={3}>
          {({ records }) =>
            records.length > 0 ? (
              <NoteList notes={records.slice(0, notesShown)} />
            ) : (
              <Text tone="muted">{say(drawerTexts.noNotes)}</Text>
            )
          }
        </ListContent>
      </Section>
      {answers.length > 0 && (
        <Section level={3} title={say(drawerTexts.answers)}>
          <AnswersTab answers={answers} loadFile={loadFile} />
        </Section>
      )}
    </Stack>
  );
}
