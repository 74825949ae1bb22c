import type { RawBuilder, SqlBool } from "kysely";
import type { OrderedScan } from "../lists/ordered-scan.ts";

/** One thing that candidates are searched by, asked of `c`. */
export interface CandidateSearch {
  /** For everybody at once: an index finds them. */
  found: RawBuilder<SqlBool>;
  /** Selects those of `found`, with all that the list is filtered and put in order by. */
  rows?: RawBuilder<unknown>;
  /** For one after the other: there where so many have it that a page is soon full. */
  walk?: OrderedScan | undefined;
  /** Selects the ids of those of `found`, some more than once: there where they are soon counted. */
  ids?: RawBuilder<unknown> | undefined;
}
