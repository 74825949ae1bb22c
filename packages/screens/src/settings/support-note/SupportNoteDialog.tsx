import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Inline } from "@ats/ui/Inline";
import { RichTextEditor } from "@ats/ui/RichTextEditor";
import { Stack } from "@ats/ui/Stack";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { z } from "zod";
import { useCall } from "../../app/endpoint.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { useUserCache } from "../../session/queries.ts";
import { useUser } from "../../session/session.tsx";
import { supportNoteTexts } from "./texts.ts";

/** Technical support's note about the company, with a draft. Specification §2, §3, §8. */
export default function SupportNoteDialog({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const user = useUser();
  const cache = useUserCache();
  const note = user.ats_settings.tech_user_note;
  const [draft, setDraft] = useDraftState("supportNote", z.string());
  const { mutate, isPending, error, reset } = useCall(saveSpecificSetting);
  const saved = note?.user_note ?? "";
  const text = draft ?? saved;
  const save = () =>
    mutate(
      {
        body: {
          field: "ats_settings",
          property: "tech_user_note",
          value: JSON.stringify({ user_note: text }),
        },
      },
      {
        onSuccess: async () => {
          await cache.refetch();
          setDraft(undefined);
          showToast({ tone: "positive", title: say(supportNoteTexts.saved) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={say(supportNoteTexts.title)}
      description={
        note
          ? say(supportNoteTexts.lastChanged, {
              name: note.user_name,
              email: note.user_email,
              time: note.updated_date_time,
            })
          : say(supportNoteTexts.hint, { company: user.company_name })
      }
      footer={
        <Inline justify="end">
          {draft !== undefined && draft !== saved && (
            <Button variant="ghost" isDisabled={isPending} onPress={() => setDraft(undefined)}>
              {say(supportNoteTexts.discard)}
            </Button>
          )}
          <Button onPress={onClose}>{say(words.close)}</Button>
          <Button variant="primary" isPending={isPending} onPress={save}>
            {say(supportNoteTexts.save)}
          </Button>
        </Inline>
      }
    >
      <Stack>
        {error && (
          <Banner tone="critical" title={say(supportNoteTexts.failed)}>
            {say(supportNoteTexts.noteKept, { message: error.message })}
          </Banner>
        )}
        <RichTextEditor
          label={say(supportNoteTexts.note)}
          isLabelHidden
          rows={8}
          value={text}
          onChange={(next) => {
            setDraft(next);
            if (error) reset();
          }}
        />
      </Stack>
    </Dialog>
  );
}
