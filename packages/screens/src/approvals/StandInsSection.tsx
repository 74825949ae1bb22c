import {
  addStandIn,
  listStandIns,
  removeStandIn,
  type StandIn,
} from "@ats/core/approvals/delegations-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ComboBox } from "@ats/ui/ComboBox";
import { type DateRange, DateRangePicker } from "@ats/ui/DateRangePicker";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { sayTimeOff } from "../interviews/say-time-off.ts";
import { useCan, useUser } from "../session/session.tsx";
import { useRefresh } from "../settings/settings/queries.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { standInTexts } from "./stand-in-texts.ts";
import { nameOf, type NamedPerson } from "./useWords.ts";

/** Who decides about approvals in the user's place; who manages approvals chooses for others too. */
export default function StandInsSection() {
  const say = useTexts();
  const user = useUser();
  const [id, setId] = useState(user.id);
  const isManager = useCan("MANAGE_APPROVALS");
  const own = useEndpoint(listStandIns, { params: { id: user.id } });
  const query = useEndpoint(listStandIns, { params: { id } });
  const everybody = [user, ...(own.data?.colleagues ?? [])];
  return (
    <Card title={say(standInTexts.title)}>
      <Stack gap="lg">
        {isManager && (
          <ComboBox
            label={say(standInTexts.person)}
            options={optionsOf(everybody)}
            value={String(id)}
            onChange={(person) => person && setId(Number(person))}
          />
        )}
        <SectionState query={query} title={say(standInTexts.notLoaded)}>
          {({ records, colleagues }) => (
            <StandIns key={id} user={id} records={records} colleagues={colleagues} />
          )}
        </SectionState>
      </Stack>
    </Card>
  );
}

const optionsOf = (people: readonly NamedPerson[]) =>
  people.map((person) => ({ id: String(person.id), label: nameOf(person) }));

interface StandInsProps {
  user: number;
  records: readonly StandIn[];
  colleagues: readonly NamedPerson[];
}

function StandIns({ user, records, colleagues }: StandInsProps) {
  const say = useTexts();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState<string | null>(null);
  const [range, setRange] = useState<DateRange | null>(null);
  const [problem, setProblem] = useState<string>();
  const settle = { onSettled: () => refresh(listStandIns) };
  const add = useCall(addStandIn, settle);
  const remove = useCall(removeStandIn, settle);
  const submit = () => {
    setProblem(chosen && range ? undefined : say(standInTexts.missing));
    if (!chosen || !range || add.isPending) return;
    add.mutate(
      {
        params: { id: user },
        body: { user_id: Number(chosen), starts: range.start, ends: range.end },
      },
      {
        onSuccess(added) {
          setChosen(null);
          setRange(null);
          showToast({
            tone: "positive",
            title: say(standInTexts.added, { name: nameOf(added.user) }),
          });
        },
      },
    );
  };
  const end = ({ id, user: standIn }: StandIn) =>
    remove.mutate(
      { params: { id: user, stand_in_id: id } },
      {
        onSuccess: () =>
          showToast({
            tone: "positive",
            title: say(standInTexts.removed, { name: nameOf(standIn) }),
          }),
      },
    );
  const error = add.error ?? remove.error;
  return (
    <Stack gap="lg">
      {records.length === 0 ? (
        <Text tone="muted">{say(standInTexts.none)}</Text>
      ) : (
        <Stack as="ul" gap="xs">
          {records.map((record) => {
            const { starts: first_date, ends: last_date } = record;
            const name = nameOf(record.user);
            return (
              <Inline as="li" key={record.id} justify="between" gap="sm">
                <Text>
                  {say(standInTexts.row, {
                    name,
                    days: sayTimeOff(say, { first_date, last_date }),
                  })}
                </Text>
                <IconButton
                  aria-label={say(standInTexts.remove, { name })}
                  icon={<Trash2 />}
                  onPress={() => end(record)}
                />
              </Inline>
            );
          })}
        </Stack>
      )}
      <Form
        aria-label={say(standInTexts.add)}
        onSubmit={submit}
        errors={error || problem ? [{ message: problem ?? error?.message ?? "" }] : []}
      >
        <Text as="p" tone="muted">
          {say(standInTexts.hint)}
        </Text>
        <Grid columns={2}>
          <ComboBox
            label={say(standInTexts.standIn)}
            options={optionsOf(colleagues)}
            value={chosen}
            onChange={setChosen}
          />
          <DateRangePicker label={say(standInTexts.days)} value={range} onChange={setRange} />
        </Grid>
        <Inline>
          <Button type="submit" iconStart={<Plus />} isPending={add.isPending}>
            {say(standInTexts.add)}
          </Button>
        </Inline>
      </Form>
    </Stack>
  );
}
