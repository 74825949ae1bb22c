/** React's own record of which component has made an element. */
type Fiber = { tag: number; type: unknown; return: Fiber | null };
const portal = 4;

const fiberOf = (element: Element) =>
  Object.entries(element).find(([key]) => key.startsWith("__reactFiber$"))?.[1] as Fiber;

/**
 * The elements of a component that stand around one of its elements: of the outermost, none.
 * What it shows in another place, as a dialog, stands by itself.
 */
export function around(element: Element, component: unknown): string[] {
  const hosts: string[] = [];
  for (let fiber = fiberOf(element).return; fiber; fiber = fiber.return) {
    if (fiber.tag === portal || fiber.type === component) return fiber.tag === portal ? [] : hosts;
    if (typeof fiber.type === "string") hosts.push(fiber.type);
  }
  throw new Error("The Default story does not show its component.");
}
