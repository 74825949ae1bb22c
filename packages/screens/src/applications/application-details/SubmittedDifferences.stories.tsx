import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { getApplication } from "@ats/core/applications/contract";
import { apply, getAdvert, listAdverts } from "@ats/core/careers/contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { answersTo } from "../../careers/story-answers.ts";
import { applicationOf, isOpenToAll, recruiter } from "../story-places.ts";

const meta: Meta = { title: "Applications/Submitted differences" };
export default meta;
type Story = StoryObj;

const company = "northgate-group";
const anybodys = applicationOf(isOpenToAll, ({ email }) => Boolean(email));

/** A known candidate applies for another job with a new telephone number. */
async function appliesAgain(api: BrowserApi) {
  const { client } = api.visitor();
  const id = Number((await anybodys(api)).split("/").at(-1));
  const known = await api.client.call(getApplication, { params: { id } });
  const { records } = await client.call(listAdverts, { params: { company } });
  const advert = records.find(({ title }) => title !== known.job_title);
  const params = { company, job_number: advert?.job_number ?? 0 };
  const { questions } = await client.call(getAdvert, { params });
  await client.call(apply, {
    params,
    body: {
      app_uuid: crypto.randomUUID(),
      first_name: known.first_name ?? "",
      last_name: known.last_name ?? "",
      email: known.email ?? "",
      contact_mobile_number: "+447700900999",
      city: "",
      postcode: "",
      cv: null,
      answers: answersTo(questions),
      consent: true,
      diversity: {},
    },
  });
  const { others } = await api.client.call(getApplication, { params: { id } });
  const again = others.find(({ job_number }) => job_number === params.job_number);
  return to.applicationDetails({ id: again?.id ?? 0 });
}

/** The record keeps its telephone number; the new one is shown for the recruiter to check. */
export const AnotherTelephone: Story = {
  name: "Specification §2: what an applicant submits differently stands beside their record",
  ...onBrowserApi({ as: recruiter, path: appliesAgain }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const given = await page.findByText(/Mobile number: \+447700900999/, {}, { timeout: 15_000 });
    await expect(given).toBeVisible();
    await expect(await page.findByRole("link", { name: "Open the record" })).toBeVisible();
    const contact = within(page.getByRole("list", { name: "Contact details" }));
    await expect(contact.queryByText("+447700900999")).toBeNull();
  },
};
