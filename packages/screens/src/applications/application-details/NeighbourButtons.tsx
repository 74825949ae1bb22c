import { displayName } from "@ats/core/anonymisation/anonymisation";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useAts } from "../../app/context.tsx";
import { KeyHint } from "../../commands/KeyHint.tsx";
import { usePageCommands } from "../../commands/usePageCommands.ts";
import type { Neighbours } from "./queries.ts";
import { reviewKeys } from "./review-keys.ts";
import { applicationDetailsTexts } from "./texts.ts";

export type Neighbour = NonNullable<Neighbours["next"]>;

interface NeighbourButtonsProps {
  /** Absent until known. */
  neighbours: Neighbours | undefined;
  /** Opens the other application: by address or by a press. */
  actionOf(other: Neighbour): { href: string } | { onPress(): void };
}

/** Goes to the previous or next application of the job's list; empty for one outside the list. */
export function NeighbourButtons({ neighbours, actionOf }: NeighbourButtonsProps) {
  const say = useTexts();
  const { navigate } = useAts();
  const keys = reviewKeys();
  const steps = [
    {
      label: say(applicationDetailsTexts.previous),
      keys: keys.previous,
      icon: <ChevronLeft />,
      other: neighbours?.previous,
    },
    {
      label: say(applicationDetailsTexts.next),
      keys: keys.next,
      icon: <ChevronRight />,
      other: neighbours?.next,
    },
  ];
  usePageCommands(
    undefined,
    steps.flatMap(({ other, ...command }) => {
      if (!other) return [];
      const action = actionOf(other);
      const onAction = "href" in action ? () => navigate(action.href) : action.onPress;
      return [{ ...command, id: command.label, onAction }];
    }),
  );
  if (!neighbours?.position) return null;
  return (
    <Inline gap="xxs" wrap={false}>
      <Text size="sm" tone="muted" numeric>
        {say(applicationDetailsTexts.position, {
          position: neighbours.position,
          count: neighbours.count,
        })}
      </Text>
      {steps.map(({ label, icon, keys: [first], other }) => (
        <IconButton
          key={label}
          aria-label={other ? `${label}: ${displayName(other)}` : label}
          icon={icon}
          tooltip={
            <Inline gap="xs">
              {other ? displayName(other) : label}
              <KeyHint keys={first} />
            </Inline>
          }
          {...(other ? actionOf(other) : { isDisabled: true })}
        />
      ))}
    </Inline>
  );
}
