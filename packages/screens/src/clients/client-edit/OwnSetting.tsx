import type { Client } from "@ats/core/clients/contract";
import type { ClientSetting } from "@ats/core/clients/settings-contract";
import { differencesOf, takeFields } from "@ats/core/settings/inheritance";
import { settings } from "@ats/core/settings/registry";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { contractText } from "../../languages/contract-text.ts";
import { DifferencesTable } from "./DifferencesTable.tsx";
import { clientEditTexts } from "./texts.ts";
import { useAuthor } from "./useAuthor.ts";
import { useClientSettings } from "./useClientSettings.ts";

export type ClientOf = Pick<Client, "id" | "name"> & { parent: { name: string } };

interface OwnSettingProps {
  setting: ClientSetting & { own: NonNullable<ClientSetting["own"]> };
  client: ClientOf;
}

/** A client's own setting: how it differs from the parent's, and what can be done. */
export function OwnSetting({ setting, client }: OwnSettingProps) {
  const say = useTexts();
  const authorOf = useAuthor();
  const { key, value, parent_value, own } = setting;
  const parent = client.parent.name;
  const label = say(contractText(settings[key].label));
  const acts = useClientSettings(client);
  const [isAsking, setAsking] = useState(false);
  const differences = differencesOf(own.parent_before, parent_value, own.value);
  const isChanged = differences.some(({ changed_by }) => changed_by !== "client");
  return (
    <Card
      title={label}
      actions={
        <Inline gap="xs">
          {isChanged && (
            <StatusBadge tone="warning" label={say(clientEditTexts.changed, { parent })} />
          )}
          <StatusBadge tone="accent" label={say(clientEditTexts.overridden)} />
        </Inline>
      }
    >
      <Stack gap="md">
        {acts.error && (
          <Banner tone="critical" title={say(clientEditTexts.notSaved)}>
            {acts.error.message}
          </Banner>
        )}
        <Text tone="muted">{authorOf(own)}</Text>
        {differences.length > 0 ? (
          <DifferencesTable
            setting={label}
            parent={parent}
            client={client.name}
            differences={differences}
            isDisabled={acts.isPending}
            onTake={(field) => acts.set(setting, takeFields(value, parent_value, [field]))}
          />
        ) : (
          <Text>{say(clientEditTexts.same, { parent })}</Text>
        )}
        <Inline>
          <Button
            size="sm"
            aria-label={say(clientEditTexts.followOf, { parent, setting: label })}
            isDisabled={acts.isPending}
            onPress={() => setAsking(true)}
          >
            {say(clientEditTexts.follow, { parent })}
          </Button>
          {isChanged && (
            <Button
              size="sm"
              aria-label={say(clientEditTexts.keepOf, { setting: label })}
              isDisabled={acts.isPending}
              onPress={() => acts.set(setting)}
            >
              {say(clientEditTexts.keep)}
            </Button>
          )}
        </Inline>
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={say(clientEditTexts.followTitle, { client: client.name, parent })}
          confirmLabel={say(clientEditTexts.follow, { parent })}
          onConfirm={() => {
            setAsking(false);
            acts.follow(setting);
          }}
        >
          {say(clientEditTexts.followHint, { setting: label })}
        </ConfirmDialog>
      </Stack>
    </Card>
  );
}
