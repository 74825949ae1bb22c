import { type StoryFile, showStory } from "./show.tsx";

/** React's internal record of the component that rendered an element. */
type Fiber = { tag: number; type: unknown; return: Fiber | null };
const portal = 4;

/** Checks that ref and id reach a field's input, and data-* the outermost element. */
export async function checkRootProps(file: StoryFile): Promise<string[]> {
  const wrong = new Set(["ref does not reach an element"]);
  const ref = (element: Element | null) => {
    if (!element) return;
    wrong.delete("ref does not reach an element");
    const root = element.closest("[data-conformance]");
    if (!root) wrong.add("data-* is not on or around the element of ref");
    else if (!element.closest("#conformance"))
      wrong.add("id is not on or around the element of ref");
    else if (wrappersOf(root, file.default.component).length)
      wrong.add(
        `data-* is not on the outermost element, but within ${wrappersOf(root, file.default.component)}`,
      );
  };
  await showStory(file, { args: { ref, id: "conformance", "data-conformance": "yes" } });
  return [...wrong];
}

/**
 * Returns the component's elements around `element`: none for the outermost one, and none for
 * content in a portal, such as a dialog.
 */
function wrappersOf(element: Element, component: unknown): string[] {
  const hosts: string[] = [];
  const [, reactFiber] =
    Object.entries(element).find(([key]) => key.startsWith("__reactFiber$")) ?? [];
  for (let fiber = (reactFiber as Fiber | undefined)?.return; fiber; fiber = fiber.return) {
    if (fiber.tag === portal) return [];
    if (fiber.type === component) return hosts;
    if (typeof fiber.type === "string") hosts.push(fiber.type);
  }
  return ["a story that does not show its component"];
}
