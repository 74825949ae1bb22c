import { automaticSources, isLinkSource } from "../careers/source.ts";
import { plainText } from "../validation/text.ts";

export const sourceMaxLength = 60;

const singleSpaced = (text: string) => text.trim().replaceAll(/\s+/g, " ");

/** A source as typed, with single spaces. */
export const sourceLabel = plainText(sourceMaxLength, "Enter a name.").transform(singleSpaced);

/** True when two labels mean the same source. */
export const isSameSource = (one: string, other: string): boolean =>
  singleSpaced(one).toLowerCase() === singleSpaced(other).toLowerCase();

/** The source that the product records by itself under this name, as it spells it. */
export const automaticSource = (label: string): string | undefined =>
  automaticSources.find((each) => isSameSource(each, label));

/** True for a source that only the product records: nobody renames or archives it. */
export const isAutomaticSource = (label: string): boolean =>
  isLinkSource(label) || automaticSource(label) !== undefined;

/** Refusal of a name that belongs to the sources of links. */
export const linkNameRefused =
  "Names that begin with “Link:” are kept for applications from links. Choose another name.";
