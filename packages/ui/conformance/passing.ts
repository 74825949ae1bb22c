import { type StoryFile, show } from "./show.tsx";

/** React's own record of what has made an element. */
type Fiber = { tag: number; type: unknown; return: Fiber | null };
const portal = 4;

/** Of a field, ref and id reach the input; the rest reaches the outermost element, as of all. */
export async function passing(file: StoryFile): Promise<string[]> {
  const wrong = new Set(["ref reaches no element"]);
  const ref = (element: Element | null) => {
    if (!element) return;
    wrong.delete("ref reaches no element");
    const root = element.closest("[data-conformance]");
    if (!root) wrong.add("data-* is not on or around what ref reaches");
    else if (!element.closest("#conformance")) wrong.add("id is not on or around what ref reaches");
    else if (around(root, file.default.component).length)
      wrong.add(`not on the outermost element, but within ${around(root, file.default.component)}`);
  };
  await show(file, { args: { ref, id: "conformance", "data-conformance": "yes" } });
  return [...wrong];
}

/**
 * The elements of a component that stand around one of its elements: of the outermost, none.
 * What it shows in another place, as a dialog, stands by itself.
 */
function around(element: Element, component: unknown): string[] {
  const hosts: string[] = [];
  const [, made] = Object.entries(element).find(([key]) => key.startsWith("__reactFiber$")) ?? [];
  for (let fiber = (made as Fiber | undefined)?.return; fiber; fiber = fiber.return) {
    if (fiber.tag === portal) return [];
    if (fiber.type === component) return hosts;
    if (typeof fiber.type === "string") hosts.push(fiber.type);
  }
  return ["a story that does not show its component"];
}
