import { expect, test } from "vitest";
import { comparedText, costName, isSameType, stageOf } from "./cost.ts";

const nothing = { po_number: "", incurred_date: null, invoice_number: "", paid_date: null };

test.each([
  ["without order, invoice or date", {}, "PLANNED"],
  ["with an order", { po_number: "PO-7" }, "COMMITTED"],
  ["that is incurred", { po_number: "PO-7", incurred_date: "2026-11-02" }, "ACTUAL"],
  ["with an invoice", { invoice_number: "INV-1" }, "ACTUAL"],
  ["that is paid", { invoice_number: "INV-1", paid_date: "2026-11-20" }, "PAID"],
  ["paid in advance", { paid_date: "2026-11-20" }, "PAID"],
])("a cost %s is at its stage", (_, milestones, stage) => {
  expect(stageOf({ ...nothing, ...milestones })).toBe(stage);
});

test("case and spaces make no other invoice, supplier or type", () => {
  expect(comparedText(" inv 001 ")).toBe(comparedText("INV001"));
  expect(isSameType("relocation  help", "Relocation help")).toBe(true);
});

test("a cost is named by what it has", () => {
  expect(costName({ type: "Advert", supplier: "Indeed", invoice_number: "" })).toBe(
    "Advert, Indeed",
  );
});
