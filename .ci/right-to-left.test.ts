import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sources = (pattern: string) =>
  globSync(`packages/{ui,screens}/src/**/*${pattern}`)
    .filter((file) => !/\.(stories|test)\./.test(file))
    .map((file) => ({ file: file.replace(/^packages\//, ""), text: readFileSync(file, "utf8") }));

const physical =
  /\b(?:(?:margin|padding|border)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|left|right|translateX|scaleX)\b(?=["'`]? *[:(])|(?:textAlign|float|clear): "(?:left|right|start|end)"/g;

/** Styles that name a side on purpose, with the reason. */
const meant: Record<string, string> = {
  "ui/src/Drawer/Drawer.css.ts translateX": "slides from the edge that `sides` names by direction",
  "ui/src/StatTile/StatTile.css.ts scaleX": "turns the line of a chart, drawn from left to right",
  'ui/src/RichText/RichText.css.ts textAlign: "start"': "follows what somebody typed",
  'screens/src/roles/RolesMatrix.css.ts textAlign: "start"':
    "heads of a table are centred otherwise",
  'ui/src/OtpField/OtpField.css.ts textAlign: "start"': "digits run from left to right",
  'ui/src/DocumentViewer/DocumentViewer.css.ts textAlign: "start"':
    "a page of a PDF has its own direction",
  "ui/src/DocumentViewer/DocumentViewer.css.ts translateX": "a page of a PDF has its own direction",
  "ui/src/DocumentViewer/DocumentViewer.css.ts scaleX": "a page of a PDF has its own direction",
};

it("lays out every component by start and end, not by left and right", () => {
  const found = sources(".css.ts").flatMap(({ file, text }) =>
    [...text.matchAll(physical)].map(([name]) => `${file} ${name}`),
  );
  expect(found.filter((place) => !(place in meant))).toEqual([]);
  expect(Object.keys(meant).filter((place) => !found.includes(place))).toEqual([]);
});

it("turns every icon that points to one side", () => {
  const used = sources(".tsx").flatMap(({ text }) =>
    [...text.matchAll(/import \{([^}]+)\} from "lucide-react"/g)].flatMap(([, names = ""]) =>
      names.split(",").map((name) => name.trim()),
    ),
  );
  const pointing = [...new Set(used)]
    .filter((name) => /Left|Right|LogIn|LogOut|Undo|Redo/.test(name))
    .filter((name) => !(name.includes("Left") && name.includes("Right")))
    .map((name) => name.replace(/(?<=[a-z])(?=[A-Z\d])/g, "-").toLowerCase());
  const base = readFileSync("packages/ui/src/theme/base.css.ts", "utf8");
  expect(pointing.length).toBeGreaterThan(10);
  expect(pointing.filter((name) => !base.includes(`"${name}"`))).toEqual([]);
});
