import type { Command, CommandGroup } from "./CommandPalette.tsx";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A command under the name of its group. */
export interface Found {
  command: Command;
  group: CommandGroup;
  /** 0: the name begins so. 1: its words do. 2: it contains the words. 3: other texts do. */
  rank: number;
}

/** Ranks commands by the query; those of equal rank keep their order. */
export function findCommands(groups: readonly CommandGroup[], query: string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return groups
    .flatMap((group) =>
      group.commands.map((command) => ({ command, group, rank: rankOf(command, words) })),
    )
    .toSorted((a, b) => a.rank - b.rank);
}

/** True if the command has every word; a search also finds by texts that it does not show. */
export const hasWords = ({ rank }: Found): boolean => Number.isFinite(rank);

/** True for a command that stays above all search results. */
export const isNamed = ({ rank }: Found): boolean => rank <= 1;

function rankOf({ label: name, description, keywords }: Command, words: string[]) {
  const label = plain(name);
  if (label.startsWith(words.join(" "))) return 0;
  const begin = label.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => begin.some((part) => part.startsWith(word)))) return 1;
  if (words.every((word) => label.includes(word))) return 2;
  const text = plain([label, description, keywords].join(" "));
  return words.every((word) => text.includes(word)) ? 3 : Number.POSITIVE_INFINITY;
}
