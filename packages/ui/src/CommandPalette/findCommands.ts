import type { CommandGroup } from "./CommandPalette.tsx";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Finds the commands that contain every word of the query; name prefixes come first. */
export function findCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups.flatMap((group) => {
    const commands = group.commands
      .map((command) => {
        const label = plain(command.label);
        const text = plain([label, command.description, command.keywords].join(" "));
        const isFound = words.every((word) => text.includes(word));
        return { command, rank: isFound ? rankOf(label, words) : Number.POSITIVE_INFINITY };
      })
      .filter(({ rank }) => rank !== Number.POSITIVE_INFINITY)
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ command }) => command);
    return commands.length > 0 ? [{ ...group, commands }] : [];
  });
}

function rankOf(label: string, words: string[]) {
  if (label.startsWith(words.join(" "))) return 0;
  const begin = label.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => begin.some((part) => part.startsWith(word)))) return 1;
  return words.every((word) => label.includes(word)) ? 2 : 3;
}
