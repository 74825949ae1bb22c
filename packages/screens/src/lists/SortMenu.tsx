import { IconButton } from "@ats/ui/IconButton";
import { Menu } from "@ats/ui/Menu";
import type { TableColumn } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import { ArrowDownUp } from "lucide-react";
import { toolbarTexts } from "./toolbar-texts.ts";

interface Order {
  sc: string;
  so: "asc" | "desc";
}

interface SortMenuProps<Row> {
  columns: TableColumn<Row>[];
  state: Order;
  onChange(order: Order): void;
}

const directions = ["asc", "desc"] as const;

/** Orders a list, by columns that are not in sight too. */
export function SortMenu<Row>({ columns, state: { sc, so }, onChange }: SortMenuProps<Row>) {
  const say = useTexts();
  return (
    <Menu
      label={say(toolbarTexts.sort)}
      placement="bottom end"
      trigger={
        <IconButton
          aria-label={say(toolbarTexts.sort)}
          icon={<ArrowDownUp />}
          variant="secondary"
        />
      }
      items={[
        {
          title: say(toolbarTexts.sortBy),
          value: sc,
          onChange: (id) => onChange({ sc: id, so }),
          items: columns
            .filter(({ isSortable }) => isSortable)
            .map(({ id, header }) => ({ id, label: header })),
        },
        {
          title: say(toolbarTexts.direction),
          value: so,
          onChange: (id) => onChange({ sc, so: id as Order["so"] }),
          items: directions.map((id) => ({ id, label: say(toolbarTexts[id]) })),
        },
      ]}
    />
  );
}
