import { type Client, getClient, listClients } from "@ats/core/clients/contract";
import {
  type ClientSetting as Setting,
  listClientDifferences,
  setClientSetting,
} from "@ats/core/clients/settings-contract";
import { differencesOf, takeFields } from "@ats/core/settings/inheritance";
import { followParent } from "@ats/core/settings/inheritance-contract";
import { settings } from "@ats/core/settings/registry";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { useDates } from "../../dates/useDates.ts";
import { contractText } from "../../languages/contract-text.ts";
import { DifferencesTable } from "./DifferencesTable.tsx";
import { clientEditTexts } from "./texts.ts";

type Of = Pick<Client, "id" | "name"> & { parent: { name: string } };

/** A client's setting: where it comes from, how it differs from the parent's, and what can be done. */
export function ClientSetting({ setting, client }: { setting: Setting; client: Of }) {
  const say = useTexts();
  const { longDate } = useDates();
  const { key, standing, value, parent_value, own, lock } = setting;
  const parent = client.parent.name;
  const label = say(contractText(settings[key].label));
  const acts = useActs(setting, client);
  const [isAsking, setAsking] = useState(false);
  const differences = own ? differencesOf(own.parent_before, parent_value, own.value) : [];
  const isChanged = differences.some(({ changed_by }) => changed_by !== "client");
  const author = lock ?? own;
  return (
    <Card
      title={label}
      actions={
        <Inline gap="xs">
          {isChanged && !lock && (
            <StatusBadge tone="warning" label={say(clientEditTexts.changed, { parent })} />
          )}
          <StatusBadge
            tone={standing === "overridden" ? "accent" : "neutral"}
            label={say(clientEditTexts[standing], { parent })}
          />
        </Inline>
      }
    >
      <Stack gap="md">
        {acts.error && (
          <Banner tone="critical" title={say(clientEditTexts.notSaved)}>
            {acts.error.message}
          </Banner>
        )}
        {author?.name && (
          <Text tone="muted">
            {say(clientEditTexts.by, {
              name: author.acting_for ? `${author.name} (${author.acting_for})` : author.name,
              date: longDate(author.date_time),
            })}
          </Text>
        )}
        {lock && own && (
          <Text>{say(clientEditTexts.keptOwn, { date: longDate(own.date_time) })}</Text>
        )}
        {standing === "overridden" &&
          (differences.length > 0 ? (
            <DifferencesTable
              setting={label}
              parent={parent}
              client={client.name}
              differences={differences}
              isDisabled={acts.isPending}
              onTake={(field) => acts.set(takeFields(value, parent_value, [field]))}
            />
          ) : (
            <Text>{say(clientEditTexts.same, { parent })}</Text>
          ))}
        {!lock && (
          <Inline>
            {standing === "inherited" ? (
              <Button
                size="sm"
                aria-label={say(clientEditTexts.ownOf, { setting: label })}
                isPending={acts.isPending}
                onPress={() => acts.set(value)}
              >
                {say(clientEditTexts.own)}
              </Button>
            ) : (
              <>
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
                    onPress={() => acts.set(value)}
                  >
                    {say(clientEditTexts.keep)}
                  </Button>
                )}
              </>
            )}
          </Inline>
        )}
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={say(clientEditTexts.followTitle, { client: client.name, parent })}
          confirmLabel={say(clientEditTexts.follow, { parent })}
          onConfirm={() => {
            setAsking(false);
            acts.follow();
          }}
        >
          {say(clientEditTexts.followHint, { setting: label })}
        </ConfirmDialog>
      </Stack>
    </Card>
  );
}

/** Saves a client's own value, or removes it. */
function useActs({ key, value }: Setting, { id, name }: Of) {
  const say = useTexts();
  const queries = useQueryClient();
  const params = { id, key };
  const settled = {
    onSettled: () =>
      Promise.all(
        [getClient, listClients, listClientDifferences].map((endpoint) =>
          queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      ),
    onSuccess: () =>
      showToast({ tone: "positive" as const, title: say(clientEditTexts.saved, { client: name }) }),
  };
  const set = useCall(setClientSetting, settled);
  const follow = useCall(followParent, settled);
  return {
    isPending: set.isPending || follow.isPending,
    error: set.error ?? follow.error,
    set: (next: unknown) =>
      set.mutate({
        params,
        body: { value: JSON.stringify(next), before: JSON.stringify(value) },
      }),
    follow: () => follow.mutate({ params }),
  };
}
