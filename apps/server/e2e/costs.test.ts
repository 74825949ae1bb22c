import { addBudget } from "@ats/core/budgets/contract";
import { listCostJobs } from "@ats/core/costs/contract";
import { to } from "@ats/core/navigation/routes";
import { demoPassword } from "@ats/demo/accounts";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { visit } from "../src/testing/process.ts";
import { people } from "./browser.ts";

const { url, signedIn } = people();

const admin = "admin@northgate.example";

it("Issue 32, costs: an invoice is split over three jobs, a rebate takes a part off, and a cost beyond the budget is saved once confirmed", async () => {
  const client = await visit(url, admin, demoPassword);
  const { id } = await client.call(addBudget, {
    body: {
      name: "Lighthouse",
      campaign: "Lighthouse",
      from_date: "2020-01-01",
      to_date: "2040-12-31",
      amount: 10_000,
    },
  });

  // The demo's budget for nurses may be exceeded by then.
  const { records } = await client.call(listCostJobs, {});
  const jobs = records.filter(({ dept }) => dept !== "Nursing").slice(0, 3);

  const helen = await signedIn(admin, to.assignCost());
  for (const { job_number } of jobs) await addJob(helen, String(job_number));
  await helen.keyboard.press("Escape");
  await enter(helen, "100");
  await helen.getByRole("combobox", { name: "Supplier" }).fill("Fresnel");
  await helen.keyboard.press("Escape");
  await helen.getByRole("textbox", { name: "Invoice number" }).fill("F-1");
  await helen.getByText("This takes Lighthouse to £100.00 of £100.00.").waitFor();
  await save(helen);

  await helen.goto(`${to.costsList()}?s=supplier.any%3AFresnel`);
  const cost = await helen.getByRole("link", { name: "Fresnel" }).getAttribute("href");
  await helen.goto(cost ?? "");
  await helen.getByRole("heading", { name: "Fresnel", level: 1 }).waitFor();
  await expect
    .poll(() =>
      helen
        .getByRole("textbox")
        .evaluateAll((fields) =>
          fields
            .map((field) => String((field as unknown as { value?: string }).value))
            .filter((each) => each.startsWith("33.")),
        ),
    )
    .toEqual(["33.34", "33.33", "33.33"]);
  await helen.getByRole("link", { name: "Record a credit" }).click();
  // The form of the cost has the same fields.
  await helen.getByRole("heading", { name: "Add a cost", level: 1 }).waitFor();
  await helen.getByText("Rebate", { exact: true }).click();
  await enter(helen, "40");
  await save(helen);

  await helen.goto(to.assignCost());
  await enter(helen, "45");
  await helen.getByText("This takes Lighthouse to £105.00 of £100.00.").waitFor();
  const mayExceed = helen.getByRole("checkbox", { name: "The cost may exceed this budget" });
  await mayExceed.press("Space");
  await expect.poll(() => mayExceed.isChecked()).toBe(true);
  await save(helen);

  await helen.goto(`${to.costsList()}?tab=budgets&budget=${id}`);
  await helen.getByText("Exceeded", { exact: true }).waitFor();
  await helen.getByText("£105.00 of £100.00").waitFor();
  await helen.getByRole("group", { name: "Over" }).getByText("£5.00").waitFor();
}, 180_000);

/** Shares the cost with a job. */
async function addJob(page: Page, jobNumber: string) {
  const jobs = page.getByRole("combobox", { name: "Add a job" });
  await jobs.fill(jobNumber);
  await page.getByRole("option").filter({ hasText: jobNumber }).click();
}

async function enter(page: Page, net: string) {
  await page.getByRole("textbox", { name: /Net amount/ }).fill(net);
  await page.getByRole("textbox", { name: "Campaign" }).fill("Lighthouse");
}

/** Saves, and waits for the list: the form forgets its draft as it opens. */
async function save(page: Page) {
  await page.getByRole("button", { name: "Save the cost" }).click();
  await page.waitForURL((address) => address.pathname === to.costsList());
  await page.getByRole("rowheader").first().waitFor();
}
