import {
  type ApplicationStatus,
  applicationStatuses,
  movesFrom,
  needsReason,
  statusLabels,
} from "@ats/core/applications/status";
import { Menu } from "@ats/ui/Menu";
import type { ReactNode } from "react";

export interface MoveMenuProps {
  /** A Button or an IconButton. */
  trigger: ReactNode;
  /** What is moved: "Amelia Shah", "3 applications". */
  label: string;
  /** The statuses they are in now. */
  from: readonly ApplicationStatus[];
  onMove(status: ApplicationStatus): void;
}

const item = (status: ApplicationStatus) => ({
  id: status,
  label: needsReason(status) ? `${statusLabels[status]}…` : statusLabels[status],
  ...(status === "REJECTED" && { tone: "critical" as const }),
});

/** Statuses that at least one of them may go to: stages first, then the ways out. */
export function MoveMenu({ trigger, label, from, onMove }: MoveMenuProps) {
  const targets = applicationStatuses.filter((status) =>
    from.some((current) => movesFrom(current).includes(status)),
  );
  const sections = [
    { title: "Move to", items: targets.filter((status) => !needsReason(status)).map(item) },
    { title: "End the application", items: targets.filter(needsReason).map(item) },
  ];
  return (
    <Menu
      trigger={trigger}
      label={`Move ${label} to`}
      items={sections.filter(({ items }) => items.length > 0)}
      onAction={(id) => onMove(id as ApplicationStatus)}
    />
  );
}
