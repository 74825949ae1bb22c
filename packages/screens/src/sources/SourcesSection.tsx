import {
  addSource,
  archiveSource,
  listSourceUses,
  renameSource,
  type SourceUse,
} from "@ats/core/sources/contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { useMayCall } from "../session/useMayCall.ts";
import { useRefresh } from "../settings/settings/queries.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { sourceSettingTexts } from "./texts.ts";

const SourceDialog = lazy(() => import("./SourceDialog.tsx"));

type ListedSource = SourceUse & { id: number };
const isListed = (source: SourceUse): source is ListedSource => source.id !== null;

/** Where the company's applications come from, to add, rename, merge and archive sources. */
export default function SourcesSection() {
  const say = useTexts();
  const query = useEndpoint(listSourceUses, {});
  return (
    <SectionState query={query} title={say(sourceSettingTexts.notLoaded)}>
      {({ records }) => <Sources records={records} />}
    </SectionState>
  );
}

function Sources({ records }: { records: SourceUse[] }) {
  const say = useTexts();
  const [edited, setEdited] = useState<ListedSource | "new">();
  const mayRename = useMayCall(renameSource);
  const { add, archive, error } = useChanges();
  const menuOf = (source: SourceUse) => {
    if (source.is_automatic) return [];
    if (!isListed(source))
      return [{ id: "list", label: say(sourceSettingTexts.list), onAction: () => add(source) }];
    const { is_archived } = source;
    return [
      ...(mayRename
        ? [
            {
              id: "rename",
              label: say(sourceSettingTexts.rename),
              onAction: () => setEdited(source),
            },
          ]
        : []),
      {
        id: "archive",
        label: say(is_archived ? sourceSettingTexts.restore : sourceSettingTexts.archive),
        onAction: () => archive(source, !is_archived),
      },
    ];
  };
  return (
    <Card
      title={say(sourceSettingTexts.title)}
      actions={
        <Button variant="primary" size="sm" iconStart={<Plus />} onPress={() => setEdited("new")}>
          {say(sourceSettingTexts.add)}
        </Button>
      }
    >
      <Stack>
        <Text as="p" tone="muted">
          {say(sourceSettingTexts.hint)}
        </Text>
        {error && (
          <Banner tone="critical" title={say(sourceSettingTexts.notChanged)}>
            {error.message}
          </Banner>
        )}
        <Table
          caption={say(sourceSettingTexts.title)}
          columns={columnsIn(say)}
          rows={records}
          getKey={({ label }) => label}
          getLabel={({ label }) => label}
          rowMenu={menuOf}
          empty={
            <EmptyState
              level={3}
              title={say(sourceSettingTexts.none)}
              description={say(sourceSettingTexts.noneHint)}
            />
          }
        />
      </Stack>
      <Suspense>
        {edited && (
          <SourceDialog
            {...(edited !== "new" && { source: edited })}
            sources={records}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </Card>
  );
}

/** The changes that need no dialog. */
function useChanges() {
  const say = useTexts();
  const refresh = useRefresh();
  const onSettled = () => void refresh(listSourceUses);
  const addCall = useCall(addSource, { onSettled });
  const archiveCall = useCall(archiveSource, { onSettled });
  const archive = (source: ListedSource, is_archived: boolean) => {
    const { id, label } = source;
    const done = sourceSettingTexts[is_archived ? "archived" : "restored"];
    archiveCall.mutate(
      { params: { id }, body: { is_archived } },
      {
        onSuccess: () =>
          showToast({
            tone: "positive",
            title: say(done, { label }),
            ...(is_archived && { onUndo: () => archive(source, false) }),
          }),
      },
    );
  };
  const add = ({ label }: SourceUse) =>
    addCall.mutate(
      { body: { label } },
      {
        onSuccess: () =>
          showToast({ tone: "positive", title: say(sourceSettingTexts.added, { label }) }),
      },
    );
  return { add, archive, error: archiveCall.error ?? addCall.error };
}

const columnsIn = (say: Say): TableColumn<SourceUse>[] => [
  {
    id: "source",
    header: say(sourceSettingTexts.source),
    isRowHeader: true,
    cell: ({ label, is_automatic, is_archived }) => (
      <Inline gap="sm">
        <span>{label}</span>
        {is_automatic && <StatusBadge tone="info" label={say(sourceSettingTexts.automatic)} />}
        {is_archived && <StatusBadge tone="neutral" label={say(sourceSettingTexts.isArchived)} />}
      </Inline>
    ),
  },
  {
    id: "applications",
    header: say(sourceSettingTexts.applications),
    align: "end",
    cell: ({ applications }) => applications.toLocaleString(say.locale),
  },
];
