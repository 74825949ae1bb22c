/** What a line is: a cost, or money back on one. */
export const costKinds = ["COST", "CREDIT_NOTE", "REBATE"] as const;
export type CostKind = (typeof costKinds)[number];

/** Kinds as files of costs name them. */
export const costKindLabels: Record<CostKind, string> = {
  COST: "Cost",
  CREDIT_NOTE: "Credit note",
  REBATE: "Rebate",
};

/** Types of cost that every company has; its own are in its settings. */
export const costTypes = ["Advert", "Agency", "Assessment", "Travel", "Signing"] as const;

/**
 * Types of cost that other organisations have too, by which a hire's costs can be compared. Signing
 * and a company's own types are not among them.
 */
export const comparableCostTypes = costTypes.filter((type) => type !== "Signing");

/** Most characters of a type. */
export const costTypeMaxLength = 40;

/** Reasons for which a cost counts nowhere: it waits for approval, was sent back to be changed, or was rejected. */
export const costHolds = ["WAITING", "SENT_BACK", "REJECTED"] as const;
export type CostHold = (typeof costHolds)[number];

/** Stages of a cost, and its holds. */
export const costStages = ["PLANNED", "COMMITTED", "ACTUAL", "PAID", ...costHolds] as const;
export type CostStage = (typeof costStages)[number];

/** Stages as files of costs name them. */
export const costStageLabels: Record<CostStage, string> = {
  PLANNED: "Planned",
  COMMITTED: "Committed",
  ACTUAL: "Actual",
  PAID: "Paid",
  WAITING: "Awaiting approval",
  SENT_BACK: "Sent back",
  REJECTED: "Rejected",
};

interface Milestones {
  po_number: string;
  incurred_date: string | null;
  invoice_number: string;
  paid_date: string | null;
  /** The offer whose agency fee it is. */
  offer_id?: number | null;
  hold?: CostHold | null;
}

/**
 * Derives the stage of a cost: paid once it has a date of payment, actual once it is incurred or
 * invoiced, committed once it is ordered or an offer leads to it, and planned until then. A hold comes
 * before all of these.
 */
export function stageOf(cost: Milestones): CostStage {
  const { po_number, incurred_date, invoice_number, paid_date, offer_id, hold } = cost;
  if (hold) return hold;
  if (paid_date) return "PAID";
  if (incurred_date || invoice_number) return "ACTUAL";
  return po_number || offer_id ? "COMMITTED" : "PLANNED";
}

const singleSpaced = (text: string) => text.trim().replaceAll(/\s+/g, " ");

/** True when two names mean the same type. */
export const isSameType = (one: string, other: string): boolean =>
  singleSpaced(one).toLowerCase() === singleSpaced(other).toLowerCase();

/** A supplier or an invoice number for comparing: case and spaces aside. */
export const comparedText = (text: string): string => text.replaceAll(/\s+/g, "").toLowerCase();

/** The name of a cost in a sentence: "Advert, Indeed, INV-1". */
export const costName = ({
  type,
  supplier,
  invoice_number,
}: {
  type: string;
  supplier: string;
  invoice_number: string;
}): string => [type, supplier, invoice_number].filter(Boolean).join(", ");
