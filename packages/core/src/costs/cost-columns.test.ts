import { expect, test } from "vitest";
import { costMappingOf, missingCostColumns } from "./cost-columns.ts";

test("headings of accounts are known, the better one of two first", () => {
  const mapping = costMappingOf(["Vendor", "Amount", "Net", "VAT", "VAT %", "Invoice No.", "Memo"]);
  expect(mapping).toEqual(["supplier", null, "net", null, "vat_rate", "invoice_number", "note"]);
  expect(costMappingOf(["Supplier", "Cost"])).toEqual(["supplier", "net"]);
  expect(missingCostColumns(mapping)).toEqual([]);
  expect(missingCostColumns(costMappingOf(["Gross", "Line", "Problem"]))).toEqual(["net"]);
});
