import { displayName } from "@ats/core/anonymisation/anonymisation";
import { IconButton, type IconButtonProps } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Text } from "@ats/ui/Text";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Neighbours } from "./queries.ts";

export type Neighbour = NonNullable<Neighbours["next"]>;

interface NeighbourButtonsProps {
  /** Absent until known. */
  neighbours: Neighbours | undefined;
  /** Opens the other application: by address or by a press. */
  actionOf(other: Neighbour): Pick<IconButtonProps, "href" | "onPress">;
}

/** Goes to the previous or next application of the job's list; empty for one outside the list. */
export function NeighbourButtons({ neighbours, actionOf }: NeighbourButtonsProps) {
  if (!neighbours?.position) return null;
  const steps = [
    { label: "Previous application", icon: <ChevronLeft />, other: neighbours.previous },
    { label: "Next application", icon: <ChevronRight />, other: neighbours.next },
  ];
  return (
    <Inline gap="xxs" wrap={false}>
      <Text size="sm" tone="muted" numeric>
        {neighbours.position} of {neighbours.count}
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
