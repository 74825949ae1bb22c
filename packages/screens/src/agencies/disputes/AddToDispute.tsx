import { evidenceMaxBytes } from "@ats/core/checks/contract";
import { evidenceAccept } from "@ats/core/checks/evidence-file";
import { disputeTextMaxLength } from "@ats/core/agencies/dispute";
import { Button } from "@ats/ui/Button";
import { FileField } from "@ats/ui/FileField";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Section } from "@ats/ui/Section";
import { TextArea } from "@ats/ui/TextArea";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { z } from "zod";
import { useDraftState } from "../../drafts/draft.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { useForm } from "../../forms/useForm.ts";
import type { DisputeCalls } from "./dispute-calls.ts";
import { disputeFileTexts } from "./texts.ts";

const typedSchema = z.object({ text: z.string() });

/** Adds a statement, a proof or both to a dispute. */
export function AddToDispute({ other, calls }: { other: string; calls: DisputeCalls }) {
  const say = useTexts();
  const [files, setFiles] = useState<File[]>([]);
  const form = useForm({
    draft: useDraftState(`${calls.draft}.statement`, typedSchema),
    saved: { text: "" },
    check: ({ text }) =>
      text.trim() || files.length > 0
        ? []
        : [{ name: "text", message: say(disputeFileTexts.empty) }],
    async save({ text }, intentOf) {
      const [file] = files;
      // A refused proof leaves the statement as it is typed.
      if (file) await calls.attach(file, intentOf([file.name, file.size, file.lastModified]));
      setFiles([]);
      if (text.trim()) await calls.addStatement(text, intentOf(text));
      await calls.refresh();
      showToast({ tone: "positive", title: say(disputeFileTexts.added) });
    },
    onRefused: calls.refresh,
  });
  return (
    <Section title={say(disputeFileTexts.add)} level={3}>
      <Form aria-label={say(disputeFileTexts.add)} errors={form.errors} onSubmit={form.submit}>
        <FormNotices form={form} failed={say(disputeFileTexts.notAdded)} />
        <TextArea
          label={say(disputeFileTexts.statement)}
          description={say(disputeFileTexts.statementHint, { other })}
          rows={3}
          maxLength={disputeTextMaxLength}
          {...form.field("text")}
        />
        <FileField
          label={say(disputeFileTexts.proof)}
          description={say(disputeFileTexts.proofHint)}
          accept={evidenceAccept}
          maxSize={evidenceMaxBytes}
          files={files}
          onChange={setFiles}
        />
        <Inline justify="end">
          <Button type="submit" isPending={form.isSaving}>
            {say(disputeFileTexts.addNow)}
          </Button>
        </Inline>
      </Form>
    </Section>
  );
}
