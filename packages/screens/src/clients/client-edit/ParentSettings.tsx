import type { ClientSetting } from "@ats/core/clients/settings-contract";
import { settings } from "@ats/core/settings/registry";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Table, type TableColumn } from "@ats/ui/Table";
import { type Say, useTexts } from "@ats/ui/texts";
import { useDates } from "../../dates/useDates.ts";
import { belowSmall } from "../../lists/narrow-table.css.ts";
import { contractText } from "../../languages/contract-text.ts";
import type { ClientOf } from "./OwnSetting.tsx";
import { clientEditTexts } from "./texts.ts";
import { useAuthor } from "./useAuthor.ts";
import { useClientSettings } from "./useClientSettings.ts";

interface ParentSettingsProps {
  settings: ClientSetting[];
  client: ClientOf;
}

interface Acts {
  parent: string;
  isPending: boolean;
  authorOf: ReturnType<typeof useAuthor>;
  longDate(iso: string): string;
  onStop(setting: ClientSetting): void;
}

function columnsIn(say: Say, acts: Acts): TableColumn<ClientSetting>[] {
  const { parent, isPending, authorOf, longDate, onStop } = acts;
  const labelOf = ({ key }: ClientSetting) => say(contractText(settings[key].label));
  const badgeOf = ({ standing }: ClientSetting) => (
    <StatusBadge
      tone={standing === "locked" ? "accent" : "neutral"}
      label={say(clientEditTexts[standing], { parent })}
    />
  );
  const lockOf = ({ lock, own }: ClientSetting) =>
    lock &&
    [authorOf(lock), own && say(clientEditTexts.keptOwn, { date: longDate(own.date_time) })]
      .filter(Boolean)
      .join(". ");
  return [
    {
      id: "setting",
      header: say(clientEditTexts.setting),
      isRowHeader: true,
      cell: labelOf,
      detail: (setting) => (
        <div className={belowSmall}>
          {badgeOf(setting)}
          <div>{lockOf(setting)}</div>
        </div>
      ),
    },
    {
      id: "standing",
      header: say(clientEditTexts.standing),
      hideBelow: "sm",
      cell: badgeOf,
      detail: lockOf,
    },
    {
      id: "stop",
      header: say(clientEditTexts.own),
      isHeaderHidden: true,
      align: "end",
      cell: (setting) =>
        setting.standing === "inherited" && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={say(clientEditTexts.ownOf, { setting: labelOf(setting) })}
            isDisabled={isPending}
            onPress={() => onStop(setting)}
          >
            {say(clientEditTexts.own)}
          </Button>
        ),
    },
  ];
}

/** Settings in which a client has its parent's value, by its own choice or because it must. */
export function ParentSettings({ settings: rows, client }: ParentSettingsProps) {
  const say = useTexts();
  const { longDate } = useDates();
  const authorOf = useAuthor();
  const { isPending, error, set } = useClientSettings(client);
  const parent = client.parent.name;
  return (
    <Stack gap="md">
      {error && (
        <Banner tone="critical" title={say(clientEditTexts.notSaved)}>
          {error.message}
        </Banner>
      )}
      <Table
        caption={say(clientEditTexts.fromParent, { parent })}
        rows={rows}
        getKey={({ key }) => key}
        columns={columnsIn(say, {
          parent,
          isPending,
          authorOf,
          longDate,
          onStop: (each) => set(each),
        })}
      />
    </Stack>
  );
}
