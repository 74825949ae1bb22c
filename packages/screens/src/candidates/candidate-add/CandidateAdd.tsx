import { displayName } from "@ats/core/anonymisation/anonymisation";
import { listCandidates } from "@ats/core/candidates/contract";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { keyOf } from "../../app/query.ts";
import { useTyped } from "../../drafts/draft.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { CandidateFields } from "../CandidateFields.tsx";
import { CvField } from "../CvField.tsx";
import { useUploadCv } from "../cv-upload.ts";
import { Duplicates } from "../Duplicates.tsx";
import { nobody } from "../typed-candidate.ts";
import { useCandidateForm } from "../useCandidateForm.ts";
import { candidateAddTexts } from "./texts.ts";
import { useAddOnce } from "./useAddOnce.ts";

const NewValues = lazy(() => import("../../custom-fields/NewValues.tsx"));

const ownSchema = z.record(z.string(), z.string());

/** Adds a candidate who has not applied: met in person, recommended, or by letter. */
export function CandidateAdd() {
  const say = useTexts();
  const { navigate } = useAts();
  const queries = useQueryClient();
  const [files, setFiles] = useState<File[]>([]);
  const sendCv = useUploadCv();
  const addOnce = useAddOnce();
  const own = useTyped("candidate.add.customValues", ownSchema);
  const form = useCandidateForm({
    draft: "candidate.add",
    saved: nobody,
    async save(body) {
      const added = await addOnce({ ...body, custom_values: own.typed ?? {} });
      form.forget();
      own.forget();
      void queries.invalidateQueries({ queryKey: keyOf(listCandidates) });
      const refused: string[] = [];
      for (const file of files)
        await sendCv(added.id, file).catch((error: Error) =>
          refused.push(`${file.name}: ${error.message}`),
        );
      showToast(
        refused.length === 0
          ? {
              title: say(candidateAddTexts.added, {
                name: displayName(added),
              }),
              tone: "positive",
            }
          : {
              title: say(candidateAddTexts.addedWithoutCv, {
                name: displayName(added),
              }),
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
          breadcrumbs={[{ label: say(candidateAddTexts.candidates), href: to.candidateList() }]}
          title={say(candidateAddTexts.title)}
        />
      }
    >
      <Card>
        <Form
          aria-label={say(candidateAddTexts.candidate)}
          errors={form.errors}
          onSubmit={form.submit}
        >
          <FormNotices form={form} />
          <CvField {...{ form, files }} onChange={setFiles} />
          <Duplicates typed={form.typed} />
          <CandidateFields form={form} />
          <Suspense>
            <NewValues record="candidates" values={own.typed ?? {}} onChange={own.put} />
          </Suspense>
          <Inline>
            <Button type="submit" variant="primary" isPending={form.isSaving}>
              {say(candidateAddTexts.add)}
            </Button>
          </Inline>
        </Form>
      </Card>
    </Page>
  );
}
