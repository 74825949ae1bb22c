import { lazy, Suspense } from "react";
import { z } from "zod";
import { useDraftState } from "../../drafts/draft.ts";
import { useCan } from "../../session/session.tsx";
import { NotesView } from "./NotesView.tsx";
import { useAddNote, type useNotes } from "./queries.ts";

const MentionMenu = lazy(() => import("./MentionMenu.tsx"));

interface NotesTabProps {
  /** The application's. */
  id: number;
  notes: ReturnType<typeof useNotes>;
}

/** Notes and a field for one more; what is typed is kept until it is saved. */
export function NotesTab({ id, notes }: NotesTabProps) {
  const [draft = "", setDraft] = useDraftState(`note.${id}`, z.string());
  const canMention = useCan("UPDATE_JOBS");
  const { mutate, isPending, error, reset } = useAddNote(id);
  return (
    <NotesView
      notes={notes}
      draft={draft}
      canAdd={useCan("UPDATE_APPLICATIONS")}
      mention={
        canMention && (
          <Suspense>
            <MentionMenu
              onMention={(mention) =>
                setDraft(`${draft}${/\S$/.test(draft) ? " " : ""}${mention} `)
              }
            />
          </Suspense>
        )
      }
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
