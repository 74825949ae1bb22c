import { CaseTable } from "../../ui/manual/blocks/CaseTable.tsx";
import type { ScreenRoute } from "../src/app/screen.ts";
import surface from "../surface.md?raw";
import { Code } from "./Code.tsx";
import { doors } from "./doors.ts";
import { allScreens } from "./routes.ts";
import { propsOf } from "./screen-props.ts";

/** Says what each door of an area takes: a screen by its route, another by its exports. */
export const Props = ({ area }: { area: string }) =>
  doors
    .filter((door) => door.area === area)
    .map(({ name }) => {
      const screen = allScreens.find(({ door }) => door === name);
      return (
        <section key={name}>
          <h3>{name}</h3>
          {screen ? <ScreenProps {...screen} /> : <Code code={exportsOf(name)} />}
        </section>
      );
    });

function ScreenProps({ route }: { route: ScreenRoute }) {
  const rows = propsOf(route).map(
    ({ name, type }) => [name, <code key="type">{type}</code>] as const,
  );
  return rows.length > 0 ? <CaseTable head={["Prop", "Type"]} rows={rows} /> : <p>No props.</p>;
}

/** The exports of a door with their types. */
function exportsOf(door: string): string {
  const [, section = ""] = surface.split(`\n## ${door}\n`);
  return section.split("```")[1]?.replace("ts\n", "") ?? "No exports: importing it is enough.";
}
