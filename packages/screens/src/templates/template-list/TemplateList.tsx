import { kindLabels, type TemplateKind, templateKinds } from "@ats/core/templates/kinds";
import { Button } from "@ats/ui/Button";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Skeleton } from "@ats/ui/Skeleton";
import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import type { ScreenProps } from "../../app/screen.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { useCan } from "../../session/session.tsx";
import { useTexts } from "../../messages/texts.ts";
import { useTemplates } from "../queries.ts";
import type { TemplateListSearch } from "./route.ts";
import { TemplateListView } from "./TemplateListView.tsx";

const TemplateEditor = lazy(() => import("./TemplateEditor.tsx"));
const OutboxSection = lazy(() => import("../../mail/OutboxSection.tsx"));

const addLabels: Record<TemplateKind, string> = {
  email: "Add an email template",
  sms: "Add an SMS template",
  document: "Add a document template",
};

/** The company's templates by kind, one of them open, and what goes out. Specification §2, emailTemplates. */
export function TemplateList({
  search,
  setSearch,
}: ScreenProps<"emailTemplates", TemplateListSearch>) {
  const { edit, add } = search;
  const hasTexts = useTexts();
  const kinds = templateKinds.filter((kind) => hasTexts || kind !== "sms");
  const view = search.view === "sms" && !hasTexts ? "email" : (search.view ?? "email");
  const canEdit = useCan("UPDATE_TEMPLATES");
  const { data, error, isFetching, refetch } = useTemplates();
  const open = data?.records.find(({ id, kind }) => id === edit && kinds.includes(kind));
  const kind = view === "outbox" ? undefined : view;

  if (data && (open || (add && kinds.includes(add) && canEdit)))
    return (
      <Suspense
        fallback={
          <Page>
            <Skeleton lines={12} />
          </Page>
        }
      >
        <TemplateEditor
          key={open?.id ?? add}
          template={open}
          kind={open?.kind ?? add ?? "email"}
          brands={data.brands}
          onClose={(shown) => setSearch({ view: shown })}
        />
      </Suspense>
    );
  return (
    <Page
      header={
        <PageHeader
          title="Emails"
          subtitle="What applicants are told: templates, and what is on its way"
          actions={
            kind &&
            canEdit && (
              <Button
                variant="primary"
                iconStart={<Plus />}
                onPress={() => setSearch({ view, add: kind })}
              >
                {addLabels[kind]}
              </Button>
            )
          }
        />
      }
    >
      <FilterTabs
        label="Show"
        value={view}
        onChange={(next) => setSearch({ view: next })}
        items={[
          ...kinds.map((id) => ({
            id,
            label: kindLabels[id],
            ...(data && { count: data.records.filter((each) => each.kind === id).length }),
          })),
          { id: "outbox" as const, label: "Outbox" },
        ]}
      />
      {kind ? (
        <TemplateListView
          kind={kind}
          templates={data?.records.filter((template) => template.kind === kind)}
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
        />
      ) : (
        <Suspense fallback={<Skeleton lines={8} />}>
          <OutboxSection />
        </Suspense>
      )}
    </Page>
  );
}
