import type { Output } from "@ats/core/contract/endpoint";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { listSettingChanges } from "@ats/core/settings/history-contract";
import { settings, type SettingKey } from "@ats/core/settings/registry";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { EmptyState } from "@ats/ui/EmptyState";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { Timeline } from "@ats/ui/Timeline";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useState } from "react";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { datesIn } from "../../dates/dates.ts";
import { contractText } from "../../languages/contract-text.ts";
import { ListPagination, type Pages } from "../../lists/ListPagination.tsx";
import { fieldName, valueInWords } from "./change-in-words.ts";
import { historyTexts } from "./history-texts.ts";
import { SectionState } from "./SectionState.tsx";
import { useReadSettingsAgain } from "./useReadSettingsAgain.ts";

type Change = Output<typeof listSettingChanges>["records"][number];

/** Lists who changed a setting from what to what, and undoes a change. */
export default function HistorySection({ state, onChange }: Pages) {
  const say = useTexts();
  const query = useEndpoint(
    listSettingChanges,
    { query: { page_no: state.page - 1, per_page: state.per_page } },
    { placeholderData: keepPreviousData },
  );
  return (
    <SectionState query={query} title={say(historyTexts.notLoaded)}>
      {({ records, total }) =>
        total === 0 ? (
          <Card>
            <EmptyState
              level={3}
              icon={<History />}
              title={say(historyTexts.none)}
              description={say(historyTexts.noneHint)}
            />
          </Card>
        ) : (
          <Card title={say(historyTexts.title)}>
            <Stack>
              <Changes records={records} />
              <ListPagination state={state} total={total} onChange={onChange} />
            </Stack>
          </Card>
        )
      }
    </SectionState>
  );
}

function Changes({ records }: { records: Change[] }) {
  const say = useTexts();
  const { fullDate } = datesIn(say.locale);
  const [asked, setAsked] = useState<Change>();
  return (
    <>
      <Timeline
        label={say(historyTexts.title)}
        items={records.map((change) => ({
          id: String(change.number),
          icon: <History />,
          title: say(historyTexts.changed, {
            name: change.acting_for
              ? `${change.actor_name} (${change.acting_for})`
              : change.actor_name,
            setting: say(labelOf(change)),
          }),
          dateTime: change.created_date_time,
          time: fullDate(change.created_date_time),
          body: (
            <Stack gap="xs">
              {change.changes.map((each) => (
                <Difference key={each.field} {...each} />
              ))}
              {change.undo_problem && (
                <Text tone="muted" size="sm">
                  {say(contractText(change.undo_problem))}
                </Text>
              )}
            </Stack>
          ),
          actions: change.undo && (
            <Button
              size="sm"
              aria-label={say(historyTexts.undoOf, { setting: say(labelOf(change)) })}
              onPress={() => setAsked(change)}
            >
              {say(historyTexts.undo)}
            </Button>
          ),
        }))}
      />
      {asked && <UndoDialog change={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const labelOf = ({ key }: Change) => contractText(settings[key as SettingKey].label);

function Difference({ field, before, after }: Change["changes"][number]) {
  const say = useTexts();
  const name = fieldName(field);
  return (
    <Text>
      {name && `${say(contractText(name))}: `}
      {say(historyTexts.fromTo, {
        before: valueInWords(say, before),
        after: valueInWords(say, after),
      })}
    </Text>
  );
}

function UndoDialog({ change, onClose }: { change: Change; onClose(): void }) {
  const say = useTexts();
  const queries = useQueryClient();
  const readAgain = useReadSettingsAgain();
  const save = useCall(saveSpecificSetting, {
    onSuccess: async () => {
      await readAgain();
      onClose();
      showToast({ tone: "positive", title: say(historyTexts.undone) });
    },
    onError: () => void queries.invalidateQueries({ queryKey: keyOf(listSettingChanges) }),
  });
  const property = change.key as SettingKey;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(historyTexts.undoTitle, { setting: say(labelOf(change)) })}
      confirmLabel={say(historyTexts.undo)}
      isPending={save.isPending}
      onConfirm={() =>
        save.mutate({
          body: {
            field: settings[property].field,
            property,
            value: JSON.stringify(change.undo?.value),
            before: JSON.stringify(change.undo?.before),
          } as never,
        })
      }
    >
      <Stack gap="sm">
        {save.error && <Text tone="critical">{save.error.message}</Text>}
        {change.changes.map(({ field, before, after }) => (
          <Difference key={field} field={field} before={after} after={before} />
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
