import { addNote } from "@ats/core/applications/contract";
import { mentionOf } from "@ats/core/applications/mentions";
import { lazy, Suspense, useEffect, useRef } from "react";
import { z } from "zod";
import { useDraftState } from "../../drafts/draft.ts";
import { WhoCanSee } from "../../roles/WhoCanSee.tsx";
import { useMayCall } from "../../session/useMayCall.ts";
import { NotesView } from "./NotesView.tsx";
import { type Colleague, useAddNote, useColleagues, type useNotes } from "./queries.ts";

const MentionMenu = lazy(() => import("./MentionMenu.tsx"));

interface NotesTabProps {
  /** The application's. */
  id: number;
  notes: ReturnType<typeof useNotes>;
  /** Focuses the field; a higher number focuses it again. */
  focused?: number;
}

/** Shows notes and a field for a new one, whose draft is kept until it is saved. */
export function NotesTab({ id, notes, focused = 0 }: NotesTabProps) {
  const [draft = "", setDraft] = useDraftState(`note.${id}`, z.string());
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused > 0) field.current?.focus();
  }, [focused]);
  const { colleagues, read } = useColleagues(id);
  const { mutate, isPending, error, reset } = useAddNote(id);
  return (
    <NotesView
      notes={notes}
      draft={draft}
      field={field}
      canAdd={useMayCall(addNote)}
      access={<WhoCanSee record="notes" id={id} />}
      mention={
        <Suspense>
          <MentionMenu
            colleagues={colleagues}
            onMention={(mention) => setDraft(withMention(draft, caretOf(field.current), mention))}
          />
        </Suspense>
      }
      onFindColleague={async (typed) => found(await read(), typed)}
      isSaving={isPending}
      error={error}
      onDraftChange={(next) => {
        setDraft(next);
        if (error) reset();
      }}
      onAdd={() =>
        mutate({ params: { id }, body: { text: draft } }, { onSuccess: () => setDraft(undefined) })
      }
    />
  );
}

/**
 * Finds colleagues whose first or last name begins with the typed letters; a name may be several
 * words.
 */
const found = (colleagues: readonly Colleague[], typed: string) =>
  colleagues
    .map((person) => ({ ...person, mention: mentionOf(person) }))
    .filter(({ mention }) =>
      ` ${mention.slice(1)}`.toLowerCase().includes(` ${typed}`.toLowerCase()),
    )
    .map(({ id, mention, user_type }) => ({
      id: String(id),
      label: mention.slice(1),
      description: user_type,
    }));

const caretOf = (field: HTMLTextAreaElement | null) => field?.selectionEnd;

/** Inserts a mention at the caret, replacing an "@" just before it. */
function withMention(draft: string, caret = draft.length, mention: string): string {
  const before = draft.slice(0, caret).replace(/@$/, "");
  return `${before}${/\S$/.test(before) ? " " : ""}${mention} ${draft.slice(caret).trimStart()}`;
}
