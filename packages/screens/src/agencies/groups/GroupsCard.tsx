import {
  type AgencyGroup,
  changeAgencyGroup,
  listAgencyGroups,
} from "@ats/core/agencies/groups-contract";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { useMayCall } from "../../session/useMayCall.ts";
import { agencyGroupTexts } from "./texts.ts";

const RenameGroupDialog = lazy(() => import("./RenameGroupDialog.tsx"));
const DissolveGroupDialog = lazy(() => import("./DissolveGroupDialog.tsx"));

/** The company's groups of agencies, to rename, join and dissolve. */
export function GroupsCard() {
  const say = useTexts();
  const query = useEndpoint(listAgencyGroups, {});
  const mayChange = useMayCall(changeAgencyGroup);
  const [renamed, setRenamed] = useState<AgencyGroup>();
  const [dissolved, setDissolved] = useState<AgencyGroup>();
  return (
    <Card title={say(agencyGroupTexts.title)}>
      <ListContent what={say(agencyGroupTexts.theGroups)} query={query} lines={3}>
        {({ records }) => (
          <Stack>
            <Text as="p" tone="muted">
              {say(agencyGroupTexts.hint)}
            </Text>
            <Table
              caption={say(agencyGroupTexts.title)}
              columns={columnsIn(say)}
              rows={records}
              getKey={({ name }) => name}
              getLabel={({ name }) => name}
              rowMenu={(group) =>
                mayChange
                  ? [
                      {
                        id: "rename",
                        label: say(agencyGroupTexts.rename),
                        onAction: () => setRenamed(group),
                      },
                      {
                        id: "dissolve",
                        label: say(agencyGroupTexts.dissolve),
                        onAction: () => setDissolved(group),
                      },
                    ]
                  : []
              }
              empty={
                <EmptyState
                  level={3}
                  title={say(agencyGroupTexts.none)}
                  description={say(agencyGroupTexts.noneHint)}
                />
              }
            />
            <Suspense>
              {renamed && (
                <RenameGroupDialog
                  group={renamed}
                  groups={records}
                  onClose={() => setRenamed(undefined)}
                />
              )}
              {dissolved && (
                <DissolveGroupDialog group={dissolved} onClose={() => setDissolved(undefined)} />
              )}
            </Suspense>
          </Stack>
        )}
      </ListContent>
    </Card>
  );
}

const columnsIn = (say: Say): TableColumn<AgencyGroup>[] => [
  { id: "group", header: say(agencyGroupTexts.group), isRowHeader: true, cell: ({ name }) => name },
  {
    id: "agencies",
    header: say(agencyGroupTexts.agencies),
    align: "end",
    cell: ({ agencies }) => agencies,
  },
];
