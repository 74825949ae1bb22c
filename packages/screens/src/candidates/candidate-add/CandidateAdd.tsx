import { listCandidates } from "@ats/core/candidates/contract";
import { cvMaxBytes } from "@ats/core/candidates/cv-file";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { FileField } from "@ats/ui/FileField";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { showToast } from "@ats/ui/Toast";
import { RestoredBanner } from "../../drafts/RestoredBanner.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { keyOf } from "../../app/query.ts";
import { CandidateFields } from "../CandidateFields.tsx";
import { cvAccept, useUploadCv } from "../cv-upload.ts";
import { Duplicates } from "../Duplicates.tsx";
import { nobody } from "../typed-candidate.ts";
import { useCandidateForm } from "../useCandidateForm.ts";
import { useAddOnce } from "./useAddOnce.ts";

/** Adds a candidate who has not applied: met in person, recommended, or by letter. */
export function CandidateAdd() {
  const { navigate } = useAts();
  const queries = useQueryClient();
  const form = useCandidateForm("candidate.add", nobody);
  const [files, setFiles] = useState<File[]>([]);
  const sendCv = useUploadCv();
  const add = useAddOnce({
    onSuccess: async (added) => {
      form.restart(nobody);
      void queries.invalidateQueries({ queryKey: keyOf(listCandidates) });
      const refused: string[] = [];
      for (const file of files)
        await sendCv(added.id, file).catch((error: Error) =>
          refused.push(`${file.name}: ${error.message}`),
        );
      showToast(
        refused.length === 0
          ? { title: `${added.first_name} ${added.last_name} added`, tone: "positive" }
          : {
              title: `${added.first_name} ${added.last_name} added without the CV`,
              description: refused.join(" "),
              tone: "warning",
            },
      );
      navigate(to.candidateEdit({ id: added.id }));
    },
  });
  const submit = () => {
    const body = form.check();
    if (body && !add.isPending) add.mutate(body);
  };
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[{ label: "Candidates", href: to.candidateList() }]}
          title="Add a candidate"
        />
      }
    >
      <Card>
        <Form aria-label="Candidate" errors={form.errors} onSubmit={submit}>
          {form.isRestored && (
            <RestoredBanner onDiscard={() => form.restart(nobody)}>
              You have unsaved changes from earlier.
            </RestoredBanner>
          )}
          {add.error && form.errors.length === 0 && (
            <Banner tone="critical">{add.error.message}</Banner>
          )}
          <Duplicates typed={form.typed} />
          <CandidateFields typed={form.typed} errors={form.errors} onChange={form.change} />
          <FileField
            label="CV"
            description="PDF or Word document (.docx), 10 MB or less. Its text can be searched."
            accept={cvAccept}
            maxSize={cvMaxBytes}
            isMultiple
            files={files}
            onChange={setFiles}
          />
          <Inline>
            <Button type="submit" variant="primary" isPending={add.isPending}>
              Add candidate
            </Button>
          </Inline>
        </Form>
      </Card>
    </Page>
  );
}
