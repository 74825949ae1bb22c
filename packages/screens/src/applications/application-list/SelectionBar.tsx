import type { Application } from "@ats/core/applications/application";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { Button } from "@ats/ui/Button";
import { Text } from "@ats/ui/Text";
import { ChevronDown } from "lucide-react";
import { MoveMenu } from "../MoveMenu.tsx";
import { bar } from "./SelectionBar.css.ts";

interface SelectionBarProps {
  selected: readonly Application[];
  onMove(status: ApplicationStatus): void;
  onClear(): void;
}

/** What can be done with the selected applications. */
export function SelectionBar({ selected, onMove, onClear }: SelectionBarProps) {
  return (
    <div className={bar} role="group" aria-label="Selected applications">
      <Text as="span" weight="medium">
        {selected.length} selected
      </Text>
      <MoveMenu
        trigger={
          <Button size="sm" variant="primary" iconEnd={<ChevronDown />}>
            Move to…
          </Button>
        }
        label={selected.length === 1 ? "1 application" : `${selected.length} applications`}
        from={selected.map(({ status }) => status)}
        onMove={onMove}
      />
      <Button size="sm" variant="ghost" onPress={onClear}>
        Clear selection
      </Button>
    </div>
  );
}
