import { listOutgoingMail } from "@ats/core/mail/contract";
import type { TemplateKind } from "@ats/core/templates/kinds";
import { Button } from "@ats/ui/Button";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Skeleton } from "@ats/ui/Skeleton";
import { type Text, useTexts } from "@ats/ui/texts";
import { FileUp, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ScreenProps } from "../../app/screen.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { useCan } from "../../session/session.tsx";
import { useMayCall } from "../../session/useMayCall.ts";
import { kindTexts } from "../texts.ts";
import { useOwnFields } from "../useOwnFields.ts";
import type { TemplateListSearch } from "./state.ts";
import { TemplateListView } from "./TemplateListView.tsx";
import { templateListTexts } from "./texts.ts";
import { useTemplateKinds } from "./useTemplateKinds.ts";
import { useTemplateList } from "./useTemplateList.ts";

const DocumentUpload = lazy(() => import("./DocumentUpload.tsx"));
const TemplateEdit = lazy(() => import("./TemplateEdit.tsx"));
const OutboxSection = lazy(() => import("../../mail/OutboxSection.tsx"));

const addLabels: Record<TemplateKind, Text> = {
  email: templateListTexts.addEmail,
  sms: templateListTexts.addSms,
  document: templateListTexts.addDocument,
};

type Props = ScreenProps<"emailTemplates", TemplateListSearch>;

/**
 * The company's templates by kind, an open template, and the outbox. Specification §2,
 * emailTemplates.
 */
export function TemplateList(props: Props) {
  const { edit, add, ...list } = props.search;
  const canEdit = useCan("UPDATE_TEMPLATES");
  const kinds = useTemplateKinds();
  const added = add && canEdit && kinds.includes(add) ? add : undefined;
  if (!edit && !added) return <Templates {...props} canEdit={canEdit} />;
  return (
    <Suspense
      fallback={
        <Page>
          <Skeleton lines={12} />
        </Page>
      }
    >
      <TemplateEdit
        key={edit ?? added}
        id={edit}
        kind={added ?? "email"}
        onClose={(filter) => props.setSearch({ ...list, filter })}
      />
    </Suspense>
  );
}

interface TemplatesProps extends Props {
  canEdit: boolean;
}

function Templates({ canEdit, ...props }: TemplatesProps) {
  const say = useTexts();
  const fields = useOwnFields();
  const showsOutbox = useMayCall(listOutgoingMail);
  const { state, update, kinds, kind, list } = useTemplateList(props);
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  const [isUploading, setUploading] = useState(false);
  return (
    <Page
      header={
        <PageHeader
          title={say(templateListTexts.emails)}
          subtitle={say(templateListTexts.emailsHint)}
          actions={
            kind &&
            canEdit && (
              <>
                {kind === "document" && (
                  <Button iconStart={<FileUp />} onPress={() => setUploading(true)}>
                    {say(templateListTexts.uploadPdf)}
                  </Button>
                )}
                <Button
                  variant="primary"
                  iconStart={<Plus />}
                  onPress={() => props.setSearch({ ...props.search, add: kind })}
                >
                  {say(addLabels[kind])}
                </Button>
              </>
            )
          }
        />
      }
    >
      <FilterTabs
        label={say(templateListTexts.show)}
        value={kind ?? "outbox"}
        onChange={(filter) => update({ filter })}
        items={[
          ...kinds.map((id) => ({
            id,
            label: say(kindTexts[id]),
            ...(data && { count: data.counts[id] }),
          })),
          ...(showsOutbox ? [{ id: "outbox" as const, label: say(templateListTexts.outbox) }] : []),
        ]}
      />
      {kind ? (
        <TemplateListView
          kind={kind}
          state={state}
          fields={fields}
          templates={data?.records}
          total={data?.total}
          isUpdating={isPlaceholderData}
          failed={
            error &&
            !data && (
              <ListFailed
                what={say(templateListTexts.templates)}
                error={error}
                isRetrying={isFetching}
                onRetry={() => void refetch()}
                onClearSearch={() => update({ search: [] })}
              />
            )
          }
          onChange={update}
        />
      ) : (
        <Suspense fallback={<Skeleton lines={8} />}>
          <OutboxSection state={state} onChange={update} />
        </Suspense>
      )}
      {isUploading && (
        <Suspense>
          <DocumentUpload onClose={() => setUploading(false)} />
        </Suspense>
      )}
    </Page>
  );
}
