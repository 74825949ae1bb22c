import { expect, test } from "vitest";
import { PageCommands } from "./page-commands.ts";

const titles = (commands: PageCommands) => commands.groups().map(({ title }) => title);

test("the commands of a part of the page stand before those of the page around it", () => {
  const commands = new PageCommands();
  const page = commands.nextPlace();
  const drawer = commands.nextPlace();
  // Effects of a part run before those of the page around it.
  commands.set(drawer, { title: "Amelia Shah", commands: [] });
  commands.set(page, { title: "Registered nurse", commands: [] });
  expect(titles(commands)).toEqual(["Amelia Shah", "Registered nurse"]);
  commands.set(drawer, { title: "Tom Ellis", commands: [] });
  expect(titles(commands)).toEqual(["Tom Ellis", "Registered nurse"]);
  commands.set(drawer, undefined);
  expect(titles(commands)).toEqual(["Registered nurse"]);
});
