import { type Application, bulkApplicationsMax } from "@ats/core/applications/application";
import { listApplications } from "@ats/core/applications/contract";
import { pageSizes } from "@ats/core/lists/page";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { columnQuery } from "./calls.ts";
import type { Board, Column } from "./queries.ts";
import { applicationListTexts } from "./texts.ts";

const largest = Math.max(...pageSizes);
const byKey = (rows: readonly Application[]) => new Map(rows.map((row) => [String(row.id), row]));

/**
 * Selects cards of a board, also whole stages that are not loaded; a new search clears the
 * selection.
 */
export function useBoardSelection(board: Board, columns: readonly Column[]) {
  const say = useTexts();
  const { client } = useAts();
  const { jobId, shown, search } = board;
  const list = JSON.stringify([jobId, shown, search]);
  const [selection, setSelection] = useState({ list, rows: new Map<string, Application>() });
  const chosen = selection.list === list ? selection.rows : new Map<string, Application>();
  const choose = (rows: Map<string, Application>) => setSelection({ list, rows });
  const loaded = byKey(columns.flatMap(({ rows }) => rows));

  const chooseStage = async ({ stage, total = 0 }: Column) => {
    try {
      const all = new Map<string, Application>();
      const wanted = Math.min(total, bulkApplicationsMax);
      for (let page_no = 0; page_no * largest < wanted; page_no++) {
        const query = { ...columnQuery(search, stage), page_no, per_page: largest };
        const found = await client.call(listApplications, { params: { id: jobId }, query });
        for (const [key, row] of byKey(found.records)) if (all.size < wanted) all.set(key, row);
      }
      choose(all);
    } catch (error) {
      const { message } = error as Error;
      showToast({
        tone: "critical",
        title: say(applicationListTexts.selectionFailed),
        description: message,
      });
    }
  };
  return {
    keys: new Set(chosen.keys()),
    // A loaded card is more recent than the selected copy.
    rows: [...chosen].map(([key, row]) => loaded.get(key) ?? row),
    onChange: (keys: ReadonlySet<string>) =>
      choose(new Map([...chosen, ...loaded].filter(([key]) => keys.has(key)))),
    onStage: (column: Column) => void chooseStage(column),
    onClear: () => choose(new Map()),
    onAdd: (rows: readonly Application[]) =>
      setSelection((now) => ({
        list,
        rows: new Map([...(now.list === list ? now.rows : []), ...byKey(rows)]),
      })),
  };
}
