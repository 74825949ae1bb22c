import type { Attachment } from "@ats/core/messages/attachment";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useMutation } from "@tanstack/react-query";
import type { FormOf } from "../forms/useForm.ts";
import { useReadTemplate } from "../templates/queries.ts";
import { composeTexts } from "./compose-texts.ts";
import type { MessageDraft } from "./draft.ts";

/**
 * Inserts a chosen template's text and offers to restore the old text. The template shows as chosen
 * while it is read, and only the last choice is inserted.
 */
export function useTemplateChoice({ typed, change }: FormOf<MessageDraft>) {
  const say = useTexts();
  const read = useReadTemplate();
  const reading = useMutation({
    mutationFn: async (id: number) => ({
      before: typed.template_id === null ? undefined : await read(typed.template_id),
      template: await read(id),
    }),
  });
  const choose = (chosen: number | null) => {
    reading.reset();
    if (chosen === null) return change({ template_id: null });
    reading.mutate(chosen, {
      onSuccess({ before, template }) {
        if (!template) return;
        const { id: template_id, name, subject, body } = template;
        const isBefores = (file: Attachment) => before?.files.some((each) => each.id === file.id);
        change((now) => {
          if (isOwn(now, before))
            showToast({
              title: say(composeTexts.replacedText, { template: name }),
              onUndo: () => change(now),
            });
          if (now.channel === "sms") return { template_id, text: body };
          const files = [...now.files.filter((file) => !isBefores(file)), ...template.files];
          return { template_id, subject, body, files };
        });
      },
    });
  };
  const isReading = reading.isPending;
  return { chosen: isReading ? reading.variables : typed.template_id, choose, isReading };
}
export type TemplateChoice = ReturnType<typeof useTemplateChoice>;

/** True if the text did not come from the last template. */
const isOwn = (
  { channel, subject, body, text }: MessageDraft,
  before: Pick<MessageDraft, "subject" | "body"> | undefined,
): boolean =>
  channel === "sms"
    ? text !== (before?.body ?? "")
    : subject !== (before?.subject ?? "") || body !== (before?.body ?? "");
