import {
  addTimeOff,
  listTimeOff,
  removeTimeOff,
  type TimeOff,
} from "@ats/core/interviews/time-off-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ComboBox } from "@ats/ui/ComboBox";
import { type DateRange, DateRangePicker } from "@ats/ui/DateRangePicker";
import { Form } from "@ats/ui/Form";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { useCan, useUser } from "../session/session.tsx";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { useInterviewOptions } from "./queries.ts";
import { sayTimeOff } from "./say-time-off.ts";
import { timeOffTexts } from "./time-off-texts.ts";

/** The user's own time off; who manages users sees and changes a colleague's too. */
export default function TimeOffSection() {
  const say = useTexts();
  const own = useUser().id;
  const [id, setId] = useState(own);
  const isManager = useCan("VIEW_USERS");
  const query = useEndpoint(listTimeOff, { params: { id } });
  return (
    <Card title={say(timeOffTexts.timeOff)}>
      <Stack gap="lg">
        {isManager && <PersonField id={id} onChange={setId} />}
        <SectionState query={query} title={say(timeOffTexts.notLoaded)}>
          {({ records }) => <TimeOffList key={id} user={id} records={records} />}
        </SectionState>
      </Stack>
    </Card>
  );
}

function PersonField({ id, onChange }: { id: number; onChange(id: number): void }) {
  const say = useTexts();
  const people = useInterviewOptions().data?.people ?? [];
  return (
    <ComboBox
      label={say(timeOffTexts.person)}
      options={people.map(({ id: person, first_name, last_name }) => ({
        id: String(person),
        label: `${first_name} ${last_name}`,
      }))}
      value={String(id)}
      onChange={(person) => person && onChange(Number(person))}
    />
  );
}

function TimeOffList({ user, records }: { user: number; records: readonly TimeOff[] }) {
  const say = useTexts();
  const queries = useQueryClient();
  const [range, setRange] = useState<DateRange | null>(null);
  const [problem, setProblem] = useState<string>();
  const settle = {
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listTimeOff) }),
  };
  const add = useCall(addTimeOff, settle);
  const remove = useCall(removeTimeOff, settle);
  const addDays = (first_date: string, last_date: string) =>
    add.mutate(
      { params: { id: user }, body: { first_date, last_date } },
      {
        onSuccess() {
          setRange(null);
          showToast({ tone: "positive", title: say(timeOffTexts.added) });
        },
      },
    );
  const submit = () => {
    setProblem(range ? undefined : say(timeOffTexts.daysMissing));
    if (range && !add.isPending) addDays(range.start, range.end);
  };
  const removeDays = ({ id, first_date, last_date }: TimeOff) =>
    remove.mutate(
      { params: { id: user, time_off_id: id } },
      {
        onSuccess: () =>
          showToast({
            tone: "positive",
            title: say(timeOffTexts.removed),
            onUndo: () => addDays(first_date, last_date),
          }),
      },
    );
  const error = add.error ?? remove.error;
  return (
    <Stack gap="lg">
      {records.length === 0 ? (
        <Text tone="muted">{say(timeOffTexts.none)}</Text>
      ) : (
        <Stack as="ul" gap="xs">
          {records.map((record) => (
            <Inline as="li" key={record.id} justify="between" gap="sm">
              <Text>{sayTimeOff(say, record)}</Text>
              <IconButton
                aria-label={say(timeOffTexts.remove, { days: sayTimeOff(say, record) })}
                icon={<Trash2 />}
                onPress={() => removeDays(record)}
              />
            </Inline>
          ))}
        </Stack>
      )}
      <Form aria-label={say(timeOffTexts.add)} onSubmit={submit}>
        <DateRangePicker
          label={say(timeOffTexts.days)}
          description={say(timeOffTexts.hint)}
          value={range}
          onChange={setRange}
          errorMessage={problem ?? error?.message}
        />
        <Inline>
          <Button type="submit" iconStart={<Plus />} isPending={add.isPending}>
            {say(timeOffTexts.add)}
          </Button>
        </Inline>
      </Form>
    </Stack>
  );
}
