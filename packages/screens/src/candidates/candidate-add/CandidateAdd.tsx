import { listCandidates } from "@ats/core/candidates/contract";
import { cvMaxBytes } from "@ats/core/candidates/cv-file";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { FileField } from "@ats/ui/FileField";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { keyOf } from "../../app/query.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
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
  const [files, setFiles] = useState<File[]>([]);
  const sendCv = useUploadCv();
  const addOnce = useAddOnce();
  const form = useCandidateForm({
    draft: "candidate.add",
    saved: nobody,
    async save(body) {
      const added = await addOnce(body);
      form.forget();
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
        <Form aria-label="Candidate" errors={form.errors} onSubmit={form.submit}>
          <FormNotices form={form} />
          <Duplicates typed={form.typed} />
          <CandidateFields form={form} />
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
            <Button type="submit" variant="primary" isPending={form.isSaving}>
              Add candidate
            </Button>
          </Inline>
        </Form>
      </Card>
    </Page>
  );
}
