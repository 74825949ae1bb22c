import type { Note } from "@ats/core/applications/application";
import type { ApiError } from "@ats/core/contract/client";
import { Avatar } from "@ats/ui/Avatar";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextArea, type TextAreaProps } from "@ats/ui/TextArea";
import { useTexts } from "@ats/ui/texts";
import { NotebookPen } from "lucide-react";
import { type ReactNode, type Ref, useState } from "react";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { ListContent, type ListQuery } from "../../lists/ListContent.tsx";
import { unprinted } from "./NotesView.css.ts";
import { OlderButton } from "./OlderButton.tsx";
import type { useNotes } from "./queries.ts";
import { applicationDetailsTexts } from "./texts.ts";

const longest = 5000;

export interface NotesViewProps {
  notes: ListQuery<{ records: Note[]; total: number }> &
    Pick<ReturnType<typeof useNotes>, "isPlaceholderData" | "older">;
  draft: string;
  field: Ref<HTMLTextAreaElement>;
  /** The menu of colleagues to mention. */
  mention: ReactNode;
  /** Finds colleagues by the letters after an "@". */
  onFindColleague: TextAreaProps["mentions"];
  canAdd: boolean;
  /** Opens who may see the notes. */
  access?: ReactNode;
  isSaving: boolean;
  /** Why the draft could not be saved. */
  error: ApiError | null;
  onDraftChange(draft: string): void;
  onAdd(): void;
}

export function NotesView({ notes, canAdd, access, ...form }: NotesViewProps) {
  const say = useTexts();
  return (
    <Stack gap="lg">
      {access && <Inline justify="end">{access}</Inline>}
      {canAdd && (
        <div className={unprinted}>
          <NoteForm {...form} />
        </div>
      )}
      <ListContent what={say(applicationDetailsTexts.notes)} query={notes} lines={4}>
        {(data) => (
          <>
            <NoteList notes={data.records} />
            <OlderButton label={say(applicationDetailsTexts.olderNotes)} data={data} {...notes} />
          </>
        )}
      </ListContent>
    </Stack>
  );
}

function NoteForm({
  draft,
  field,
  isSaving,
  error,
  mention,
  onFindColleague,
  onDraftChange,
  onAdd,
}: Omit<NotesViewProps, "notes" | "canAdd" | "access">) {
  const say = useTexts();
  const [isMissing, setMissing] = useState(false);
  const problem =
    error?.message ??
    (isMissing && !draft.trim() ? say(applicationDetailsTexts.noteMissing) : undefined);
  return (
    <Form
      aria-label={say(applicationDetailsTexts.addNoteForm)}
      gap="sm"
      onSubmit={() => {
        setMissing(!draft.trim());
        if (draft.trim() && !isSaving) onAdd();
      }}
    >
      <TextArea
        ref={field}
        label={say(applicationDetailsTexts.note)}
        description={say(applicationDetailsTexts.noteHint)}
        rows={3}
        maxLength={longest}
        hasCount
        value={draft}
        isReadOnly={isSaving}
        onChange={onDraftChange}
        mentions={onFindColleague}
        {...(problem && { errorMessage: problem })}
      />
      <Inline justify="end">
        {mention}
        <Button type="submit" variant="primary" isPending={isSaving}>
          {say(applicationDetailsTexts.addNote)}
        </Button>
      </Inline>
    </Form>
  );
}

/** Lists notes, newest first. */
function NoteList({ notes }: { notes: Note[] }) {
  const say = useTexts();
  if (notes.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<NotebookPen />}
        title={say(applicationDetailsTexts.noNotes)}
        description={say(applicationDetailsTexts.noNotesHint)}
      />
    );
  return (
    <Stack as="ul" gap="lg" aria-label={say(applicationDetailsTexts.notes)}>
      {notes.map(({ id, text, created_by, created_date_time }) => {
        const author = `${created_by.first_name} ${created_by.last_name}`;
        return (
          <Stack key={id} as="li" gap="xs">
            <Inline gap="sm">
              <Avatar name={author} size="sm" />
              <Text weight="medium">{author}</Text>
              <Text size="sm" tone="muted">
                <RelativeTime iso={created_date_time} />
              </Text>
            </Inline>
            <Text as="p" preserveLines>
              {text}
            </Text>
          </Stack>
        );
      })}
    </Stack>
  );
}
