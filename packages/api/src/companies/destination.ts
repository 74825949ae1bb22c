/** The place of a bundle's rows in the company; the same at each attempt. */
export interface Destination {
  company_id: number;
  /** Added to a number of the bundle to make the row's id, by table. */
  bases: Record<string, number>;
  /** Id of each user of the bundle, in its order. */
  userIds: number[];
  /** Makes the keys of the files, so that another attempt overwrites them. */
  seed: string;
}
