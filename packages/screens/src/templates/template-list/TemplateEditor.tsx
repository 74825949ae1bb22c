import { to } from "@ats/core/navigation/routes";
import type { Attachment } from "@ats/core/messages/attachment";
import {
  createTemplate,
  getTemplate,
  getTemplateFile,
  updateTemplate,
} from "@ats/core/templates/contract";
import type { TemplateKind } from "@ats/core/templates/kinds";
import type { Template, TemplateDraft } from "@ats/core/templates/template";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { SplitView } from "@ats/ui/SplitView";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { keyOf } from "../../app/query.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useCan } from "../../session/session.tsx";
import { useRefreshTemplates } from "../queries.ts";
import { TemplatePreview } from "../TemplatePreview.tsx";
import { differences } from "./differences.ts";
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
  const { client } = useAts();
  const canEdit = useCan("UPDATE_TEMPLATES");
  const [isPending, setPending] = useState(false);
  const [removal, setRemoval] = useState<string>();
  const queries = useQueryClient();
  const refresh = useRefreshTemplates();
  const saved = template ? typedFrom(template) : blankTemplate(kind);
  const close = () => onClose(kind);
  const form = useForm({
    draft: useDraftState(`template.${template?.id ?? kind}`, typedTemplate),
    saved,
    check: (typed) => errorsOf(typed, isPending),
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
      showToast({ tone: "positive", title: `${next.name} ${template ? "saved" : "added"}` });
      close();
    },
    onRefused: ({ status }) => status === 412 && refresh(),
  });
  const { typed, refusal } = form;
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[{ label: "Emails", href: `${to.emailTemplates()}?filter=${kind}` }]}
          title={template?.name ?? newTitles[kind]}
          actions={
            template &&
            canEdit && (
              <RemoveTemplate
                template={template}
                onRemoved={() => {
                  form.forget();
                  close();
                }}
                onRefused={setRemoval}
              />
            )
          }
        />
      }
    >
      {canEdit ? (
        <SplitView
          startLabel="Template"
          endLabel="What a person gets"
          ratio="start"
          start={
            <Card>
              <Form aria-label="Template" errors={form.errors} onSubmit={form.submit}>
                <FormNotices
                  form={form}
                  conflict={
                    template && refusal?.status === 412
                      ? { what: "This template was", differences: differences(typed, template) }
                      : undefined
                  }
                />
                {removal && <Banner tone="critical">{removal}</Banner>}
                <TemplateFields form={form} {...choices} onPending={setPending} />
                <Inline>
                  <Button type="submit" variant="primary" isPending={form.isSaving}>
                    Save template
                  </Button>
                  <Button onPress={close}>Close</Button>
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
  const isSaved = typed.files.every(({ id }) => template?.files.some((each) => each.id === id));
  return (
    <TemplatePreview template={typed} {...(isSaved && { load })}>
      {template && <TemplateUse template={template} />}
    </TemplatePreview>
  );
}

const newTitles: Record<TemplateKind, string> = {
  email: "New email template",
  sms: "New SMS template",
  document: "New document template",
};
