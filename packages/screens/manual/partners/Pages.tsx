import { routes } from "@ats/core/navigation/routes";
import { useTexts } from "@ats/ui/texts";
import { CaseTable } from "../../../ui/manual/blocks/CaseTable.tsx";
import { screens } from "../../src/app/screens.ts";
import { titleOf } from "../../src/app/title-of.ts";

/** Lists the pages that a frame can show. */
export function Pages() {
  const say = useTexts();
  return (
    <CaseTable
      head={["Route", "Path", "Page"]}
      rows={screens
        .filter(({ layout }) => layout === "shell")
        .map((route) => [
          route.name,
          <code key="path">{routes[route.name]}</code>,
          say(titleOf(route)),
        ])}
    />
  );
}
