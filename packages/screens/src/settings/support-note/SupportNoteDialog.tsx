import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { techUserNoteTexts } from "@ats/core/settings/tech-user-note";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Inline } from "@ats/ui/Inline";
import { RichTextEditor } from "@ats/ui/RichTextEditor";
import { Stack } from "@ats/ui/Stack";
import { showToast } from "@ats/ui/Toast";
import { z } from "zod";
import { useCall } from "../../app/endpoint.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { useUserCache } from "../../session/queries.ts";
import { useUser } from "../../session/session.tsx";

/** Technical support's note about the company, with a draft. Specification §2, §3, §8. */
export default function SupportNoteDialog({ onClose }: { onClose(): void }) {
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
          showToast({ tone: "positive", title: techUserNoteTexts.saved });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title="Internal note"
      description={
        note
          ? `Last changed by ${note.user_name} (${note.user_email}) on ${note.updated_date_time} UTC`
          : `About ${user.company_name}. Only technical support reads it.`
      }
      footer={
        <Inline justify="end">
          {draft !== undefined && draft !== saved && (
            <Button variant="ghost" isDisabled={isPending} onPress={() => setDraft(undefined)}>
              Discard changes
            </Button>
          )}
          <Button onPress={onClose}>Close</Button>
          <Button variant="primary" isPending={isPending} onPress={save}>
            Save note
          </Button>
        </Inline>
      }
    >
      <Stack>
        {error && (
          <Banner tone="critical" title={techUserNoteTexts.failed}>
            {error.message} Your note is kept here.
          </Banner>
        )}
        <RichTextEditor
          label="Note"
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
