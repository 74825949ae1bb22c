import { z } from "zod";

/** Version of a bundle's format; it grows when an older program could not read a new bundle. */
export const bundleFormat = 1;

/** Limits of a bundle that is imported. */
export const bundleLimits = {
  /** Bytes of the uploaded file. */
  bytes: 2_147_483_648,
  /** Bytes of everything in it, unpacked. */
  unpackedBytes: 8_589_934_592,
  members: 1_000_000,
  manifestBytes: 268_435_456,
  /** Bytes of one line of a table, and of one file. */
  lineBytes: 16_777_216,
  fileBytes: 67_108_864,
  /** Highest number of a row. */
  id: 10_000_000_000,
} as const;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** Names that a bundle's members may have: none can lead out of a folder. */
export const memberName = z
  .string()
  .regex(
    /^(?:tables\/[a-z_]{1,63}\.jsonl|people\/[a-z]{1,63}\.csv|files\/[0-9a-f]{2}\/[0-9a-f]{64})$/,
  );

export const bundleManifest = z.object({
  format: z.literal("ats-company-bundle"),
  format_version: z.number().int().positive(),
  product_version: z.string().max(50),
  /** Newest migration of the database that it was made from. */
  schema_version: z.string().max(200),
  /** Tables in the order of their foreign keys. */
  tables: z
    .array(
      z.object({
        name: z.string().regex(/^[a-z_]{1,63}$/),
        rows: z.number().int().nonnegative(),
        /** Columns left out, with the reason. */
        left_out: z.record(z.string(), z.string()),
      }),
    )
    .max(1_000),
  /** Tables left out, with the reason. */
  left_out: z.record(z.string(), z.string()),
  files: z.object({
    count: z.number().int().nonnegative(),
    bytes: z.number().int().nonnegative(),
    /** References to files that were not in the file store. */
    missing: z.number().int().nonnegative(),
  }),
  members: z
    .array(z.object({ name: memberName, bytes: z.number().int().nonnegative(), sha256: hash }))
    .max(bundleLimits.members),
});
export type BundleManifest = z.output<typeof bundleManifest>;

/** A row that did not come, or came otherwise than it was, and why. */
export const bundleProblem = z.object({
  table: z.string(),
  rows: z.number().int(),
  message: z.string(),
});
export type BundleProblem = z.output<typeof bundleProblem>;

/** Per table, the rows of the bundle and those that came. */
export const reconciliation = z.object({
  tables: z.array(
    z.object({ name: z.string(), in_bundle: z.number().int(), came: z.number().int() }),
  ),
  files: z.object({ in_bundle: z.number().int(), came: z.number().int() }),
  problems: z.array(bundleProblem),
});
export type Reconciliation = z.output<typeof reconciliation>;
