import { knownFlags } from "@ats/core/flags/known-flags";
import { listFlags } from "@ats/core/settings/flags-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Table, type TableColumn } from "@ats/ui/Table";
import { type Say, useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { contractText } from "../../languages/contract-text.ts";
import { SectionState } from "../settings/SectionState.tsx";
import { globalSettingsTexts } from "./texts.ts";

const SwitchFlagDialog = lazy(() => import("./SwitchFlagDialog.tsx"));

interface Row {
  flag: string;
  name: string;
  count: number;
  companies: number;
}

/** Feature flags with the number of companies that have each. */
export default function FlagsSection() {
  const say = useTexts();
  const query = useEndpoint(listFlags, { query: { per_page: 1 } });
  const [chosen, setChosen] = useState<Row>();
  return (
    <SectionState query={query} title={say(globalSettingsTexts.flagsNotLoaded)}>
      {({ counts, companies }) => (
        <Card title={say(globalSettingsTexts.flags)}>
          <Table
            caption={say(globalSettingsTexts.flags)}
            columns={columns(say, setChosen)}
            rows={Object.entries(knownFlags).map(([flag, label]) => ({
              flag,
              name: say(contractText(label)),
              count: counts[flag] ?? 0,
              companies,
            }))}
            getKey={({ flag }) => flag}
          />
          {chosen && (
            <Suspense>
              <SwitchFlagDialog
                flag={chosen.flag}
                name={chosen.name}
                onClose={() => setChosen(undefined)}
              />
            </Suspense>
          )}
        </Card>
      )}
    </SectionState>
  );
}

const columns = (say: Say, choose: (row: Row) => void): TableColumn<Row>[] => [
  {
    id: "name",
    header: say(globalSettingsTexts.feature),
    isRowHeader: true,
    cell: ({ name }) => name,
  },
  {
    id: "count",
    header: say(globalSettingsTexts.isOnIn),
    cell: ({ count, companies }) =>
      say(globalSettingsTexts.ofCompanies, { on: count, count: companies }),
  },
  {
    id: "change",
    header: "",
    width: "8rem",
    cell: (row) => (
      <Button
        size="sm"
        aria-label={say(globalSettingsTexts.changeFlag, { name: row.name })}
        onPress={() => choose(row)}
      >
        {say(globalSettingsTexts.change)}
      </Button>
    ),
  },
];
