import { displayName } from "@ats/core/anonymisation/anonymisation";
import { IconButton, type IconButtonProps } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Neighbours } from "./queries.ts";
import { applicationDetailsTexts } from "./texts.ts";

export type Neighbour = NonNullable<Neighbours["next"]>;

interface NeighbourButtonsProps {
  /** Absent until known. */
  neighbours: Neighbours | undefined;
  /** Opens the other application: by address or by a press. */
  actionOf(other: Neighbour): Pick<IconButtonProps, "href" | "onPress">;
}

/** Goes to the previous or next application of the job's list; empty for one outside the list. */
export function NeighbourButtons({ neighbours, actionOf }: NeighbourButtonsProps) {
  const say = useTexts();
  if (!neighbours?.position) return null;
  const steps = [
    {
      label: say(applicationDetailsTexts.previous),
      icon: <ChevronLeft />,
      other: neighbours.previous,
    },
    { label: say(applicationDetailsTexts.next), icon: <ChevronRight />, other: neighbours.next },
  ];
  return (
    <Inline gap="xxs" wrap={false}>
      <Text size="sm" tone="muted" numeric>
        {say(applicationDetailsTexts.position, {
          position: neighbours.position,
          count: neighbours.count,
        })}
      </Text>
      {steps.map(({ label, icon, other }) => (
        <IconButton
          key={label}
          aria-label={other ? `${label}: ${displayName(other)}` : label}
          icon={icon}
          {...(other ? actionOf(other) : { isDisabled: true })}
        />
      ))}
    </Inline>
  );
}
