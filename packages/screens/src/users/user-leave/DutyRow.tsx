import { type Duties, dutyKinds } from "@ats/core/users/duties";
import { Badge } from "@ats/ui/Badge";
import { ComboBox } from "@ats/ui/ComboBox";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { dutyTexts, endTexts, leaveTexts } from "./texts.ts";

interface DutyRowProps {
  duties: Duties;
  colleagues: { id: string; label: string; description?: string }[];
  /** Id of a colleague, or "end"; undefined until it is chosen. */
  value: string | undefined;
  isMissing: boolean;
  onChange(to: string): void;
}

/** Named here; the others are counted. */
const mostShown = 5;

/** One kind of open work, with the records that it is about and who takes it over. */
export function DutyRow({ duties, colleagues, value, isMissing, onChange }: DutyRowProps) {
  const say = useTexts();
  const { kind, count, items } = duties;
  const ending = endTexts[kind];
  const label = say(dutyTexts[kind]);
  const options = [
    ...(ending ? [{ id: "end", label: say(ending) }] : []),
    ...(dutyKinds[kind].moves ? colleagues : []),
  ];
  const shown = items.slice(0, mostShown);
  return (
    <Stack gap="xs">
      <Inline gap="xs">
        <Text weight="medium">{label}</Text>
        <Badge count={count} />
      </Inline>
      <Stack gap="sm" as="ul">
        {shown.map(({ id, label: record, path }) => (
          <Text as="li" size="sm" key={id}>
            {path ? (
              <Link href={path} target="_blank">
                {record}
              </Link>
            ) : (
              record
            )}
          </Text>
        ))}
      </Stack>
      {count > shown.length && (
        <Text size="sm" tone="muted">
          {say(leaveTexts.more, { count: count - shown.length })}
        </Text>
      )}
      <ComboBox
        label={`${label}: ${say(leaveTexts.toChoose)}`}
        isLabelHidden
        placeholder={say(leaveTexts.toChoose)}
        options={options}
        value={value ?? null}
        onChange={(to) => to && onChange(to)}
        errorMessage={isMissing ? say(leaveTexts.toChoose) : undefined}
      />
    </Stack>
  );
}
