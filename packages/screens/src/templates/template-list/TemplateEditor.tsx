import { to } from "@ats/core/navigation/routes";
import { type Attachment, attachmentsProblem } from "@ats/core/messages/attachment";
import {
  createTemplate,
  getTemplate,
  getTemplateFile,
  removeTemplate,
  updateTemplate,
} from "@ats/core/templates/contract";
import type { TemplateKind } from "@ats/core/templates/kinds";
import {
  type Template,
  type TemplateDraft,
  templateDraft,
  templateProblems,
  triggerName,
} from "@ats/core/templates/template";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Form, type FormError } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { SplitView } from "@ats/ui/SplitView";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { BothVersions } from "../../drafts/BothVersions.tsx";
import { RestoredBanner } from "../../drafts/RestoredBanner.tsx";
import { useDraftState } from "../../drafts/draft.ts";
import { filesArePending } from "../../messages/AttachmentsField.tsx";
import { useCan } from "../../session/session.tsx";
import { useRefreshTemplates } from "../queries.ts";
import { TemplatePreview } from "../TemplatePreview.tsx";
import { differences } from "./differences.ts";
import { TemplateFields, type TemplateFieldsProps } from "./TemplateFields.tsx";
import { TemplateUse } from "./TemplateUse.tsx";

const draftSchema = templateDraft.extend({ version: z.number() });
type Draft = z.output<typeof draftSchema>;

interface TemplateEditorProps {
  /** Absent for a new template. */
  template: Template | undefined;
  kind: TemplateKind;
  choices: Pick<TemplateFieldsProps, "brands" | "nodes">;
  onClose(kind: TemplateKind): void;
}

/** Edits a template with a preview. Keeps a draft and detects a stale version. Quality R2, R4. */
export default function TemplateEditor({ template, kind, choices, onClose }: TemplateEditorProps) {
  const canEdit = useCan("UPDATE_TEMPLATES");
  const saved = template ? draftFrom(template) : blank(kind);
  const [draft, setDraft] = useDraftState(`template.${template?.id ?? kind}`, draftSchema);
  const [wasRestored] = useState(draft !== undefined);
  const [errors, setErrors] = useState<FormError[]>([]);
  const [isPending, setPending] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const intent = useRef(crypto.randomUUID());
  const queries = useQueryClient();
  const refresh = useRefreshTemplates();
  const typed = draft ?? saved;
  const done = (title: string) => {
    setDraft(undefined);
    // Does not refetch the deleted template, which would answer 404.
    void refresh(true);
    showToast({ tone: "positive", title });
    onClose(kind);
  };
  const create = useCall(createTemplate, {
    onSuccess: ({ name }) => done(`${name} added`),
    // A changed text needs a new intent.
    onError: ({ status }) => {
      if (status > 0 && status < 500) intent.current = crypto.randomUUID();
    },
  });
  const update = useCall(updateTemplate, {
    onSuccess: (next) => {
      queries.setQueryData(keyOf(getTemplate, { params: { id: next.id } }), next);
      done(`${next.name} saved`);
    },
    onError: ({ status }) => void (status === 412 && refresh()),
  });
  const remove = useCall(removeTemplate, {
    onSuccess: () => done("Template removed"),
    onError: ({ status }) => {
      setRemoving(false);
      if (status === 412) void refresh();
    },
  });
  const failure = create.error ?? update.error ?? remove.error;
  const isStale = update.error?.status === 412 && template && typed.version !== template.version;
  const save = ({ version, ...body }: Draft = typed) => {
    const problems = templateProblems(body);
    const tooMuch = attachmentsProblem(body.files) ?? (isPending ? filesArePending : undefined);
    if (tooMuch) problems.push({ field: "files", message: tooMuch });
    setErrors(problems.map(({ field: name, message }) => ({ name, message })));
    if (problems.length > 0 || create.isPending || update.isPending) return;
    if (template) update.mutate({ params: { id: template.id }, body, version, mayBeMissing: true });
    else create.mutate({ body, idempotencyKey: intent.current });
  };
  const discard = () => {
    setDraft(undefined);
    setErrors([]);
    update.reset();
  };
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[{ label: "Emails", href: `${to.emailTemplates()}?filter=${kind}` }]}
          title={template?.name ?? newTitles[kind]}
          actions={
            template &&
            canEdit && (
              <Button variant="ghost" onPress={() => setRemoving(true)}>
                Remove…
              </Button>
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
              <Form aria-label="Template" errors={errors} onSubmit={() => save()}>
                {wasRestored && draft && !isStale && (
                  <RestoredBanner onDiscard={discard}>
                    You have unsaved changes from earlier.
                  </RestoredBanner>
                )}
                {isStale ? (
                  <BothVersions
                    what="This template was"
                    differences={differences(typed, template)}
                    onKeep={() => {
                      const next = { ...typed, version: template.version };
                      setDraft(next);
                      save(next);
                    }}
                    onTake={discard}
                  />
                ) : (
                  failure && <Banner tone="critical">{failure.message}</Banner>
                )}
                <TemplateFields
                  typed={typed}
                  errors={errors}
                  brands={choices.brands}
                  nodes={choices.nodes}
                  onPending={setPending}
                  onChange={(change) => {
                    setDraft({ ...typed, ...change });
                    setErrors((before) => before.filter(({ name = "" }) => !(name in change)));
                  }}
                />
                <Inline>
                  <Button
                    type="submit"
                    variant="primary"
                    isPending={create.isPending || update.isPending}
                  >
                    Save template
                  </Button>
                  <Button onPress={() => onClose(kind)}>Close</Button>
                </Inline>
              </Form>
            </Card>
          }
          end={<Shown template={template} typed={typed} />}
        />
      ) : (
        <Shown template={template} typed={typed} />
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        title={`Remove ${saved.name}?`}
        confirmLabel="Remove template"
        tone="critical"
        isPending={remove.isPending}
        onConfirm={() =>
          template && remove.mutate({ params: { id: template.id }, version: template.version })
        }
      >
        {triggerName(saved)
          ? "It will no longer be sent automatically. Anything already written with it stays."
          : "Anything already written with it stays."}
      </ConfirmDialog>
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

const blank = (kind: TemplateKind): Draft => ({
  kind,
  name: "",
  subject: "",
  body: "",
  files: [],
  brand_name: null,
  stage: null,
  node: null,
  deleted_stage: null,
  delay_minutes: 0,
  version: 0,
});

const draftFrom = ({
  kind,
  name,
  subject,
  body,
  files,
  brand_name,
  stage,
  node,
  deleted_stage,
  delay_minutes,
  version,
}: Template): Draft => ({
  kind,
  name,
  subject,
  body,
  files,
  brand_name,
  stage,
  node,
  deleted_stage,
  delay_minutes,
  version,
});
