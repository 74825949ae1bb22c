import { listTagUses, removeTag, renameTag, type TagUse } from "@ats/core/tags/contract";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { useMayCall } from "../session/useMayCall.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { tagSettingTexts } from "./texts.ts";

const RenameTagDialog = lazy(() => import("./RenameTagDialog.tsx"));
const RemoveTagDialog = lazy(() => import("./RemoveTagDialog.tsx"));

/** The company's tags with their uses, to rename, merge and remove. */
export default function TagsSection() {
  const say = useTexts();
  const query = useEndpoint(listTagUses, {});
  // A role limited to some jobs would change only some of the records.
  const mayRename = useMayCall(renameTag);
  const mayRemove = useMayCall(removeTag);
  const [renamed, setRenamed] = useState<TagUse>();
  const [removed, setRemoved] = useState<TagUse>();
  return (
    <SectionState query={query} title={say(tagSettingTexts.notLoaded)}>
      {({ records }) => (
        <Card title={say(tagSettingTexts.title)}>
          <Stack>
            <Text as="p" tone="muted">
              {say(tagSettingTexts.hint)}
            </Text>
            <Table
              caption={say(tagSettingTexts.title)}
              columns={columnsIn(say)}
              rows={records}
              getKey={({ id }) => String(id)}
              getLabel={({ label }) => label}
              rowMenu={(tag) => [
                ...(mayRename
                  ? [
                      {
                        id: "rename",
                        label: say(tagSettingTexts.rename),
                        onAction: () => setRenamed(tag),
                      },
                    ]
                  : []),
                ...(mayRemove
                  ? [
                      {
                        id: "remove",
                        label: say(tagSettingTexts.remove),
                        onAction: () => setRemoved(tag),
                      },
                    ]
                  : []),
              ]}
              empty={
                <EmptyState
                  level={3}
                  title={say(tagSettingTexts.none)}
                  description={say(tagSettingTexts.noneHint)}
                />
              }
            />
          </Stack>
          <Suspense>
            {renamed && (
              <RenameTagDialog tag={renamed} tags={records} onClose={() => setRenamed(undefined)} />
            )}
            {removed && <RemoveTagDialog tag={removed} onClose={() => setRemoved(undefined)} />}
          </Suspense>
        </Card>
      )}
    </SectionState>
  );
}

const columnsIn = (say: Say): TableColumn<TagUse>[] => [
  { id: "tag", header: say(tagSettingTexts.tag), isRowHeader: true, cell: ({ label }) => label },
  {
    id: "candidates",
    header: say(tagSettingTexts.candidates),
    align: "end",
    cell: ({ candidates }) => candidates,
  },
  {
    id: "applications",
    header: say(tagSettingTexts.applications),
    align: "end",
    cell: ({ applications }) => applications,
  },
];
