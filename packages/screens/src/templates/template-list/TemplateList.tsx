import { kindLabels, type TemplateKind, templateKinds } from "@ats/core/templates/kinds";
import { Button } from "@ats/ui/Button";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Skeleton } from "@ats/ui/Skeleton";
import { keepPreviousData } from "@tanstack/react-query";
import { FileUp, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { useLastPage, useListState } from "../../lists/useListState.ts";
import { useCanSendTexts } from "../../messages/useCanSendTexts.ts";
import { useCan } from "../../session/session.tsx";
import { templatesOf } from "./calls.ts";
import { templateListOptions, type TemplateListSearch } from "./state.ts";
import { TemplateListView } from "./TemplateListView.tsx";

const DocumentUpload = lazy(() => import("./DocumentUpload.tsx"));
const TemplateEdit = lazy(() => import("./TemplateEdit.tsx"));
const OutboxSection = lazy(() => import("../../mail/OutboxSection.tsx"));

const addLabels: Record<TemplateKind, string> = {
  email: "Add an email template",
  sms: "Add an SMS template",
  document: "Add a document template",
};

type Props = ScreenProps<"emailTemplates", TemplateListSearch>;

/**
 * The company's templates by kind, an open template, and the outbox. Specification §2,
 * emailTemplates.
 */
export function TemplateList(props: Props) {
  const { edit, add, ...list } = props.search;
  const canEdit = useCan("UPDATE_TEMPLATES");
  const kinds = useKinds();
  const added = add && canEdit && kinds.includes(add) ? add : undefined;
  if (!edit && !added) return <Templates {...props} kinds={kinds} canEdit={canEdit} />;
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

function useKinds(): readonly TemplateKind[] {
  const hasTexts = useCanSendTexts();
  return templateKinds.filter((kind) => hasTexts || kind !== "sms");
}

interface TemplatesProps extends Props {
  kinds: readonly TemplateKind[];
  canEdit: boolean;
}

function Templates({ kinds, canEdit, ...props }: TemplatesProps) {
  const { state, update } = useListState(templateListOptions, props);
  const [isUploading, setUploading] = useState(false);
  const isOutbox = state.filter === "outbox";
  const kind = kinds.find((each) => each === state.filter) ?? (isOutbox ? undefined : "email");
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    ...templatesOf(state, kind),
    { placeholderData: keepPreviousData },
  );
  useLastPage(state, isOutbox ? undefined : data?.total, update);
  return (
    <Page
      header={
        <PageHeader
          title="Emails"
          subtitle="Templates and outgoing messages"
          actions={
            kind &&
            canEdit && (
              <>
                {kind === "document" && (
                  <Button iconStart={<FileUp />} onPress={() => setUploading(true)}>
                    Upload a PDF
                  </Button>
                )}
                <Button
                  variant="primary"
                  iconStart={<Plus />}
                  onPress={() => props.setSearch({ ...props.search, add: kind })}
                >
                  {addLabels[kind]}
                </Button>
              </>
            )
          }
        />
      }
    >
      <FilterTabs
        label="Show"
        value={kind ?? "outbox"}
        onChange={(filter) => update({ filter })}
        items={[
          ...kinds.map((id) => ({
            id,
            label: kindLabels[id],
            ...(data && { count: data.counts[id] }),
          })),
          { id: "outbox" as const, label: "Outbox" },
        ]}
      />
      {kind ? (
        <TemplateListView
          kind={kind}
          state={state}
          templates={data?.records}
          total={data?.total}
          isUpdating={isPlaceholderData}
          failed={
            error &&
            !data && (
              <ListFailed
                what="Templates"
                error={error}
                isRetrying={isFetching}
                onRetry={() => void refetch()}
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
