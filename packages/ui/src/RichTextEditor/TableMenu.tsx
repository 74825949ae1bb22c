import { Table } from "lucide-react";
import { Menu, type MenuItem } from "../Menu/Menu.tsx";
import { useTexts } from "../texts/texts.tsx";
import { ToolbarMenuButton } from "./ToolbarButton.tsx";
import { richTextEditorTexts } from "./texts.ts";
import type { ToolbarPart } from "./toolbarState.ts";

/** Inserts a table, or changes the one around the caret. */
export function TableMenu({ editor, state, isDisabled }: ToolbarPart) {
  const say = useTexts();
  const insert: MenuItem = { id: "insertTable", label: say(richTextEditorTexts.insertTable) };
  const rows = ["rowAbove", "rowBelow", "removeRow", "headerRow"] as const;
  const columns = ["columnBefore", "columnAfter", "removeColumn"] as const;
  const act = (id: string) => {
    const chain = editor.chain().focus();
    const does: Record<string, () => typeof chain> = {
      insertTable: () => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
      rowAbove: () => chain.addRowBefore(),
      rowBelow: () => chain.addRowAfter(),
      removeRow: () => chain.deleteRow(),
      headerRow: () => chain.toggleHeaderRow(),
      columnBefore: () => chain.addColumnBefore(),
      columnAfter: () => chain.addColumnAfter(),
      removeColumn: () => chain.deleteColumn(),
      removeTable: () => chain.deleteTable(),
    };
    does[id]?.().run();
  };
  return (
    <Menu
      label={say(richTextEditorTexts.table)}
      trigger={
        <ToolbarMenuButton
          label={say(richTextEditorTexts.table)}
          isDisabled={isDisabled}
          isMarked={state.isInTable}
        >
          <Table />
        </ToolbarMenuButton>
      }
      items={
        state.isInTable
          ? [
              { items: rows.map((id) => ({ id, label: say(richTextEditorTexts[id]) })) },
              { items: columns.map((id) => ({ id, label: say(richTextEditorTexts[id]) })) },
              {
                items: [
                  {
                    id: "removeTable",
                    label: say(richTextEditorTexts.removeTable),
                    tone: "critical",
                  },
                ],
              },
            ]
          : [insert]
      }
      onAction={act}
    />
  );
}
