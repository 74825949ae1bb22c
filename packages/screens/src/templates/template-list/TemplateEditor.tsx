import type { Attachment } from "@ats/core/messages/attachment";
import { to } from "@ats/core/navigation/routes";
import {
  createTemplate,
  getTemplate,
  getTemplateFile,
  updateTemplate,
} from "@ats/core/templates/contract";
import type { TemplateKind } from "@ats/core/templates/kinds";
import type { Template, TemplateDraft } from "@ats/core/templates/template";
import { sampleValues } from "@ats/core/templates/merge-tags";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { SplitView } from "@ats/ui/SplitView";
import { showToast } from "@ats/ui/Toast";
import { useTexts, type Text as Wording } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { keyOf } from "../../app/query.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useCan, useUser } from "../../session/session.tsx";
import { useRefreshTemplates } from "../queries.ts";
import { WhoCanSee } from "../../roles/WhoCanSee.tsx";
import { TemplatePreview } from "../TemplatePreview.tsx";
import { useOwnFields } from "../useOwnFields.ts";
import { differences } from "./differences.ts";
import { editorTexts } from "./editor-texts.ts";
import { RemoveTemplate } from "./RemoveTemplate.tsx";
import { TemplateFields, type TemplateFieldsProps } from "./TemplateFields.tsx";
import { TemplateUse } from "./TemplateUse.tsx";
import { blankTemplate, errorsOf, typedFrom, typedTemplate } from "./typed-template.ts";

interface TemplateEditorProps {
  /** Absent for a new template. */
  template: Template | undefined;
  kind: TemplateKind;
  choices: Pick<TemplateFieldsProps, "brands" | "nodes">;
  onClose(kind: TemplateKind): void;
}

/** Edits a template with a preview. Keeps a draft and detects a stale version. Quality R2, R4. */
export default function TemplateEditor({ template, kind, choices, onClose }: TemplateEditorProps) {
  const say = useTexts();
  const { client } = useAts();
  const canEdit = useCan("UPDATE_TEMPLATES");
  const [isPending, setPending] = useState(false);
  const fields = useOwnFields();
  const [removal, setRemoval] = useState<string>();
  const queries = useQueryClient();
  const refresh = useRefreshTemplates();
  const saved = template ? typedFrom(template) : blankTemplate(kind);
  const close = () => onClose(kind);
  const form = useForm({
    draft: useDraftState(`template.${template?.id ?? kind}`, typedTemplate),
    saved,
    check: (typed) => errorsOf(say, typed, { isPending, fields }),
    async save({ version, ...body }, intentOf) {
      const next = template
        ? await client.call(updateTemplate, {
            params: { id: template.id },
            body,
            version,
            mayBeMissing: true,
          })
        : await client.call(createTemplate, { body, idempotencyKey: intentOf(body) });
      if (template) queries.setQueryData(keyOf(getTemplate, { params: { id: next.id } }), next);
      void refresh(true);
      showToast({
        tone: "positive",
        title: say(template ? editorTexts.saved : editorTexts.added, { name: next.name }),
      });
      close();
    },
    onRefused: ({ status }) => status === 412 && refresh(),
  });
  const { typed, refusal } = form;
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[
            { label: say(editorTexts.emails), href: `${to.emailTemplates()}?filter=${kind}` },
          ]}
          title={template?.name ?? say(newTitles[kind])}
          actions={
            template && (
              <>
                <WhoCanSee record="templates" id={template.id} />
                {canEdit && (
                  <RemoveTemplate
                    template={template}
                    onRemoved={() => {
                      form.forget();
                      close();
                    }}
                    onRefused={setRemoval}
                  />
                )}
              </>
            )
          }
        />
      }
    >
      {canEdit ? (
        <SplitView
          startLabel={say(editorTexts.template)}
          endLabel={say(editorTexts.forPerson)}
          ratio="start"
          start={
            <Card>
              <Form
                aria-label={say(editorTexts.template)}
                errors={form.errors}
                onSubmit={form.submit}
              >
                <FormNotices
                  form={form}
                  conflict={
                    template && refusal?.status === 412
                      ? {
                          what: say(editorTexts.templateWas),
                          differences: differences(say, typed, template),
                        }
                      : undefined
                  }
                />
                {removal && <Banner tone="critical">{removal}</Banner>}
                <TemplateFields form={form} {...choices} onPending={setPending} />
                <Inline>
                  <Button type="submit" variant="primary" isPending={form.isSaving}>
                    {say(editorTexts.save)}
                  </Button>
                  <Button onPress={close}>{say(words.close)}</Button>
                </Inline>
              </Form>
            </Card>
          }
          end={<Shown template={template} typed={typed} />}
        />
      ) : (
        <Shown template={template} typed={typed} />
      )}
    </Page>
  );
}

function Shown({ template, typed }: { template: Template | undefined; typed: TemplateDraft }) {
  const { client } = useAts();
  const load = ({ id: file }: Attachment) =>
    // A missing file must not open the 404 page: a colleague may have replaced it.
    client.call(getTemplateFile, { params: { id: template?.id ?? 0, file }, mayBeMissing: true });
  const { first_name, last_name, email, company_name } = useUser();
  const name = `${first_name} ${last_name}`;
  // The sample candidate writes with this company and this user.
  const values = {
    ...sampleValues,
    "company.name": company_name,
    "brand.name": typed.brand_name ?? company_name,
    "recruiter.name": name,
    "recruiter.email": email,
    "sender.name": name,
  };
  const isSaved = typed.files.every(({ id }) => template?.files.some((each) => each.id === id));
  return (
    <TemplatePreview template={typed} values={values} {...(isSaved && { load })}>
      {template && <TemplateUse template={template} />}
    </TemplatePreview>
  );
}

const newTitles: Record<TemplateKind, Wording> = {
  email: editorTexts.newEmail,
  sms: editorTexts.newSms,
  document: editorTexts.newDocument,
};
