import { type Duties, dutyKinds } from "@ats/core/users/duties";
import { Badge } from "@ats/ui/Badge";
import { Button } from "@ats/ui/Button";
import { ComboBox, type Option } from "@ats/ui/ComboBox";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { endId, type KindPlan, receiverOf } from "./duty-plan.ts";
import { dutyTexts, endTexts, leaveTexts } from "./texts.ts";

interface DutyRowProps {
  duties: Duties;
  colleagues: Option[];
  plan: KindPlan | undefined;
  isMissing: boolean;
  onChange(plan: KindPlan): void;
}

/** Duties shown before the others are asked for. */
const shownFirst = 5;

/** One kind of open work: who takes it over, and each record, which may go to somebody else. */
export function DutyRow({ duties, colleagues, plan, isMissing, onChange }: DutyRowProps) {
  const say = useTexts();
  const [showsAll, setShowsAll] = useState(false);
  const { kind, count, items } = duties;
  const { single = {} } = plan ?? {};
  const ending = endTexts[kind];
  const label = say(dutyTexts[kind]);
  const options = [
    ...(ending ? [{ id: endId, label: say(ending) }] : []),
    ...(dutyKinds[kind].moves ? colleagues : []),
  ];
  const shown = showsAll ? items : items.slice(0, shownFirst);
  const setSingle = (id: string, to: string | null) => {
    const { [id]: _, ...others } = single;
    onChange({ ...plan, single: to ? { ...others, [id]: to } : others });
  };
  return (
    <Stack gap="sm">
      <Inline gap="xs">
        <Text weight="medium">{label}</Text>
        <Badge count={count} />
      </Inline>
      <ComboBox
        label={`${label}: ${say(leaveTexts.toChoose)}`}
        isLabelHidden
        placeholder={say(leaveTexts.toChoose)}
        options={options}
        value={receiverOf(duties, plan) ?? null}
        onChange={(to) => to && onChange({ single, to })}
        errorMessage={isMissing ? say(leaveTexts.toChoose) : undefined}
      />
      <Stack gap="xs" as="ul">
        {shown.map((duty) => (
          <SingleDuty
            key={duty.id}
            duty={duty}
            options={options}
            value={single[duty.id]}
            onChange={
              dutyKinds[kind].moves && count > 1 ? (to) => setSingle(duty.id, to) : undefined
            }
          />
        ))}
      </Stack>
      {items.length > shown.length && (
        <Inline>
          <Button size="sm" variant="ghost" onPress={() => setShowsAll(true)}>
            {say(leaveTexts.showAll, { count: items.length })}
          </Button>
        </Inline>
      )}
      {showsAll && count > items.length && (
        <Text size="sm" tone="muted">
          {say(leaveTexts.more, { count: count - items.length })}
        </Text>
      )}
    </Stack>
  );
}

interface SingleDutyProps {
  duty: Duties["items"][number];
  options: Option[];
  /** The receiver of this duty alone. */
  value: string | undefined;
  /** Absent where it goes as its kind goes. */
  onChange: ((to: string | null) => void) | undefined;
}

function SingleDuty({ duty, options, value, onChange }: SingleDutyProps) {
  const say = useTexts();
  const [isAsking, setAsking] = useState(false);
  const { label: record, path } = duty;
  const name = path ? (
    <Link href={path} target="_blank">
      {record}
    </Link>
  ) : (
    record
  );
  return (
    <Stack as="li" gap="xs">
      <Inline justify="between">
        <Text size="sm">{name}</Text>
        {onChange && !isAsking && value === undefined && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={say(leaveTexts.somebodyElseFor, { record })}
            onPress={() => setAsking(true)}
          >
            {say(leaveTexts.somebodyElse)}
          </Button>
        )}
      </Inline>
      {onChange && (isAsking || value !== undefined) && (
        <ComboBox
          label={say(leaveTexts.receiverOf, { record })}
          isLabelHidden
          autoFocus={isAsking}
          placeholder={say(leaveTexts.sameAsOthers)}
          options={options}
          value={value ?? null}
          onChange={onChange}
        />
      )}
    </Stack>
  );
}
