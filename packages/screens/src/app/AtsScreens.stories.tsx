import { createClient } from "@ats/core/contract/client";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import { listApplications } from "@ats/core/applications/contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { getUserSettings } from "@ats/core/users/contract";
import type { User } from "@ats/core/users/user";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Component, type ReactNode, StrictMode, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { recruiter } from "../applications/story-places.ts";
import { ApplicationDetails } from "../doors/ApplicationDetails.ts";
import { ApplicationList } from "../doors/ApplicationList.ts";
import { Calendar } from "../doors/Calendar.ts";
import { CandidateAdd } from "../doors/CandidateAdd.ts";
import { CandidateEdit } from "../doors/CandidateEdit.ts";
import { CandidateList } from "../doors/CandidateList.ts";
import { GlobalSettings } from "../doors/GlobalSettings.ts";
import { JobAdd } from "../doors/JobAdd.ts";
import { JobEdit } from "../doors/JobEdit.ts";
import { JobList } from "../doors/JobList.ts";
import { NotificationsList } from "../doors/NotificationsList.ts";
import { Settings } from "../doors/Settings.ts";
import { TemplateList } from "../doors/TemplateList.ts";
import { VacancyForm } from "../doors/VacancyForm.ts";
import { AtsScreens } from "./AtsScreens.tsx";
import { storyApi } from "./story.tsx";

const meta: Meta = { title: "App/One screen in another application" };
export default meta;

type Story = StoryObj;

const soon = { timeout: 15_000 };
const navigate = fn();
const addresses = { applicationList: "/hiring/{id}" };

interface SignedIn {
  client: ReturnType<typeof createClient>;
  user: User;
}

/** Signs in as the host would, with its own client. */
async function signIn(change: (user: User) => User = (user) => user) {
  const api = await storyApi();
  await api.reset();
  const session = await api.signIn(recruiter);
  let { token } = session;
  const client = createClient({
    fetch: api.fetch,
    token: { read: () => token, write: (next) => (token = next) },
  });
  const { users } = await client.call(getUserSettings, { params: { id: session.id } });
  return { client, user: change(users) };
}

function HostPage({ client, user }: SignedIn) {
  const [search, setSearch] = useState<object>({ filter: "all", unknown: "ours" });
  return (
    <StrictMode>
      <main>
        <p>Search of the host: {JSON.stringify(search)}</p>
        <AtsScreens {...{ client, user, navigate, addresses }} locale="de-DE">
          <JobList search={search} setSearch={setSearch} />
        </AtsScreens>
      </main>
    </StrictMode>
  );
}

/** A page with its own router and navigation: of our pages, it has the list of applications. */
export const OwnRouter: Story = {
  loaders: [() => signIn()],
  render: (_, { loaded }) => <HostPage {...(loaded as SignedIn)} />,
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const title = document.title;
    const page = within(canvasElement);
    const [row] = await page.findAllByRole("rowheader", {}, soon);
    await expect(page.getByRole("radio", { name: "All" })).toBeChecked();
    const link = within(row as HTMLElement).getByRole("link");
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^\/hiring\/\d+$/));
    await userEvent.click(link);
    await expect(navigate.mock.lastCall?.[0]).toBe(link.getAttribute("href"));
    // The host has no form for jobs.
    await expect(page.queryByRole("link", { name: "Add job" })).toBeNull();
    const [actions] = await page.findAllByRole("button", { name: /^Actions/ }, soon);
    await userEvent.click(actions as HTMLElement);
    const menu = within(await within(document.body).findByRole("menu", {}, soon));
    await expect(menu.getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
    await expect(menu.queryByRole("menuitem", { name: "Edit" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(page.getByRole("radio", { name: "Draft" }));
    await page.findByText(/^Search of the host: .*"filter":"draft"/);
    await expect(document.title).toBe(title);
  },
};

/** Without a router, the search stays in memory. Without pages of the host, there are no links. */
export const Alone: Story = {
  loaders: [() => signIn()],
  render: (_, { loaded }) => {
    const { client, user } = loaded as SignedIn;
    return (
      <StrictMode>
        <main>
          <AtsScreens client={client} userId={user.id}>
            <JobList />
          </AtsScreens>
        </main>
      </StrictMode>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByRole("rowheader", {}, soon);
    await expect(page.queryByRole("link")).toBeNull();
    await userEvent.click(page.getByRole("radio", { name: "All" }));
    await expect(page.getByRole("radio", { name: "All" })).toBeChecked();
    await page.findByRole("table", { name: "All jobs" });
  },
};

interface Screens extends SignedIn {
  screens: readonly (readonly [title: string, screen: ReactNode])[];
}

async function everyScreen(): Promise<Screens> {
  const signedIn = await signIn();
  const { client } = signedIn;
  const { records } = await client.call(listJobs, { query: { filter: "active" } });
  const id = String(records[0]?.id);
  const applications = await client.call(listApplications, { params: { id }, query: {} });
  const people = await client.call(listCandidates, { query: {} });
  const [application] = applications.records;
  const [person] = people.records;
  return {
    ...signedIn,
    screens: [
      [records[0]?.title ?? "", <ApplicationList key="ApplicationList" params={{ id }} />],
      [
        displayName(application!),
        <ApplicationDetails key="ApplicationDetails" params={{ id: String(application?.id) }} />,
      ],
      ["Calendar", <Calendar key="Calendar" />],
      ["Add a candidate", <CandidateAdd key="CandidateAdd" />],
      [
        displayName(person!),
        <CandidateEdit key="CandidateEdit" params={{ id: String(person?.id) }} />,
      ],
      ["Candidates", <CandidateList key="CandidateList" />],
      ["Add a job", <JobAdd key="JobAdd" />],
      [records[0]?.title ?? "", <JobEdit key="JobEdit" params={{ id }} />],
      ["Notifications", <NotificationsList key="NotificationsList" params={{ type: "all" }} />],
      ["Settings", <Settings key="Settings" />],
      ["Emails", <TemplateList key="TemplateList" />],
      ["Request a vacancy", <VacancyForm key="VacancyForm" />],
      ["You don’t have access to Global settings", <GlobalSettings key="GlobalSettings" />],
    ],
  };
}

function OneByOne({ client, user, screens }: Screens) {
  const [at, setAt] = useState(0);
  return (
    <StrictMode>
      <button type="button" onClick={() => setAt(at + 1)}>
        Next screen
      </button>
      <main>
        <AtsScreens client={client} user={user}>
          {screens[at]?.[1]}
        </AtsScreens>
      </main>
    </StrictMode>
  );
}

/** Every screen of the shell stands alone, but for Help, which tells of the shell. */
export const EveryScreen: Story = {
  loaders: [everyScreen],
  render: (_, { loaded }) => <OneByOne {...(loaded as Screens)} />,
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    for (const [title] of (loaded as Screens).screens) {
      await page.findByRole(
        "heading",
        { level: 1, name: (given) => given.startsWith(title) },
        soon,
      );
      await userEvent.click(page.getByRole("button", { name: "Next screen" }));
    }
  },
};

/** Outside the provider, the error says what to wrap it in. */
export const OutsideProvider: Story = {
  render: () => (
    <Caught>
      <JobList />
    </Caught>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(
      /^A screen or hook of @ats\/screens is outside its provider.*wrap.*<AtsScreens client={…}>/,
    );
  },
};

class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state = { message: "" };

  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }

  override render() {
    return this.state.message || this.props.children;
  }
}

/** Without the screen's right: the same page as in the whole application. */
export const Forbidden: Story = {
  loaders: [
    () =>
      signIn((user) => ({
        ...user,
        rights: {
          ...user.rights,
          has_access: user.rights.has_access.filter((right) => right !== "VIEW_JOBS"),
        },
      })),
  ],
  render: OwnRouter.render!,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "You don’t have access to Jobs" }, soon);
    await expect(page.queryByRole("table")).toBeNull();
  },
};
