import type { RawBuilder, SqlBool } from "kysely";
import type { OrderedScan } from "../lists/ordered-scan.ts";

/** A condition on candidate `c`. */
export interface CandidateSearch {
  /** Finds all matches at once by an index. */
  found: RawBuilder<SqlBool>;
  /** Selects the rows of `found`, with all columns that the list filters and sorts by. */
  rows?: RawBuilder<unknown>;
  /**
   * Selects the rows of matches that were added in the last days, of ever more days; set where the
   * newest soon fill a page.
   */
  newest?: RawBuilder<unknown>[] | undefined;
  /** Tests one row after the other; set when common matches may soon fill a page. */
  walk?: OrderedScan | undefined;
  /** Selects the ids of `found`, some more than once; set when counting them is quick. */
  ids?: RawBuilder<unknown> | undefined;
}
