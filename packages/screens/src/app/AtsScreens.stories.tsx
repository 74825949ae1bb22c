import { moveAsSeen } from "@ats/api/internal/testing/move-applications";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import { listApplications } from "@ats/core/applications/contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { createClient } from "@ats/core/contract/client";
import { listJobs } from "@ats/core/jobs/list-contract";
import { getUserSettings } from "@ats/core/users/contract";
import type { User } from "@ats/core/users/user";
import type { Toast } from "@ats/ui/Toast";
import { reword } from "@ats/ui/texts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Activity, Component, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { recruiter } from "../applications/story-places.ts";
import { ApplicationDetails } from "../doors/ApplicationDetails.ts";
import { ApplicationList } from "../doors/ApplicationList.ts";
import { Calendar } from "../doors/Calendar.ts";
import { CandidateAdd } from "../doors/CandidateAdd.ts";
import { CandidateEdit } from "../doors/CandidateEdit.ts";
import { CandidateList } from "../doors/CandidateList.ts";
import { GlobalSettings } from "../doors/GlobalSettings.ts";
import { Help } from "../doors/Help.ts";
import { JobAdd } from "../doors/JobAdd.ts";
import { JobEdit } from "../doors/JobEdit.ts";
import { JobList } from "../doors/JobList.ts";
import { NotificationsList } from "../doors/NotificationsList.ts";
import { Settings } from "../doors/Settings.ts";
import { TemplateList } from "../doors/TemplateList.ts";
import { useJobList } from "../doors/useJobList.ts";
import { VacancyForm } from "../doors/VacancyForm.ts";
import { JobListView } from "../jobs/job-list/JobListView.tsx";
import { jobListTexts } from "../jobs/job-list/texts.ts";
import { useColumns } from "../lists/useColumns.ts";
import { PageNotFound } from "../navigation/page-not-found/PageNotFound.tsx";
import { AtsScreens } from "./AtsScreens.tsx";
import { storyApi } from "./story.tsx";

const meta: Meta = { title: "App/One screen in another application" };
export default meta;

type Story = StoryObj;

const soon = { timeout: 15_000 };
const navigate = fn();
const addresses = { applicationList: "/hiring/{id}" };
const texts = reword(jobListTexts, { job: "Stelle" });

interface SignedIn {
  client: ReturnType<typeof createClient>;
  user: User;
  token(): string;
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
  return { client, user: change(users), token: () => token };
}

/**
 * Ends the effects of a page and starts them again at the press of a button, as StrictMode does in
 * development and a host does that hides a page.
 */
function RestartingEffects({ children }: { children: ReactNode }) {
  const [isHidden, setHidden] = useState(false);
  const restart = () => {
    flushSync(() => setHidden(true));
    setHidden(false);
  };
  return (
    <>
      <button type="button" onClick={restart}>
        Restart effects
      </button>
      <Activity mode={isHidden ? "hidden" : "visible"}>{children}</Activity>
    </>
  );
}

type Page = ReturnType<typeof within>;
const restartEffects = (page: Page) =>
  userEvent.click(page.getByRole("button", { name: "Restart effects" }));

function HostPage({ client, user }: SignedIn) {
  const [search, setSearch] = useState<object>({ filter: "all", unknown: "ours" });
  return (
    <RestartingEffects>
      <main>
        <p>Search of the host: {JSON.stringify(search)}</p>
        <AtsScreens {...{ client, user, navigate, addresses }} locale="de-DE" texts={texts}>
          <JobList search={search} setSearch={setSearch} />
        </AtsScreens>
      </main>
    </RestartingEffects>
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
    await restartEffects(page);
    await page.findAllByRole("rowheader", {}, soon);
    await restartEffects(page);
    const [row] = await page.findAllByRole("rowheader", {}, soon);
    await expect(page.getByRole("radio", { name: "All" })).toBeChecked();
    const link = within(row as HTMLElement).getByRole("link");
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^\/hiring\/\d+$/));
    await userEvent.click(link);
    await expect(navigate.mock.lastCall?.[0]).toBe(link.getAttribute("href"));
    // Its language and its word for a job.
    await expect(page.getByRole("columnheader", { name: "Stelle" })).toBeVisible();
    await expect(canvasElement.querySelector("time")?.title).toMatch(/\. \S+ \d{4} um \d\d:\d\d$/);
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
      <RestartingEffects>
        <main>
          <AtsScreens client={client} userId={user.id}>
            <JobList />
          </AtsScreens>
        </main>
      </RestartingEffects>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await restartEffects(page);
    await page.findAllByRole("rowheader", {}, soon);
    await restartEffects(page);
    await page.findAllByRole("rowheader", {}, soon);
    await expect(page.queryByRole("link")).toBeNull();
    await userEvent.click(page.getByRole("radio", { name: "All" }));
    await expect(page.getByRole("radio", { name: "All" })).toBeChecked();
    await page.findByRole("table", { name: "All jobs" });
    // A link of another screen to a part of the list.
    const { href } = window.location;
    const address = new URL(href);
    address.searchParams.set("filter", "draft");
    window.history.replaceState(null, "", address);
    await page.findByRole("table", { name: "Draft jobs" }, soon);
    window.history.replaceState(null, "", href);
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
      ["Help", <Help key="Help" />],
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
    <RestartingEffects>
      <button type="button" onClick={() => setAt(at + 1)}>
        Next screen
      </button>
      <main>
        <AtsScreens client={client} user={user}>
          {screens[at]?.[1]}
        </AtsScreens>
      </main>
    </RestartingEffects>
  );
}

/** Every screen of the shell stands alone. */
export const EveryScreen: Story = {
  loaders: [everyScreen],
  render: (_, { loaded }) => <OneByOne {...(loaded as Screens)} />,
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    for (const [title] of (loaded as Screens).screens) {
      const heading = { level: 1, name: (given: string) => given.startsWith(title) };
      await page.findByRole("heading", heading, soon);
      await restartEffects(page);
      await page.findByRole("heading", heading, soon);
      await userEvent.click(page.getByRole("button", { name: "Next screen" }));
    }
  },
};

const showToast = fn<(toast: Toast) => () => void>();

/** A message of a screen goes to the host, which shows it in its own way. */
export const HostToasts: Story = {
  loaders: [
    async () => {
      const signedIn = await signIn();
      (await storyApi()).fail("duplicateJob", 500);
      return signedIn;
    },
  ],
  render: (_, { loaded }) => {
    const { client, user } = loaded as SignedIn;
    return (
      <RestartingEffects>
        <main>
          <AtsScreens {...{ client, user, showToast }}>
            <JobList />
          </AtsScreens>
        </main>
      </RestartingEffects>
    );
  },
  play: async ({ canvasElement }) => {
    showToast.mockClear();
    const page = within(canvasElement);
    const [actions] = await page.findAllByRole("button", { name: /^Actions/ }, soon);
    await userEvent.click(actions as HTMLElement);
    const body = within(document.body);
    const menu = within(await body.findByRole("menu", {}, soon));
    await userEvent.click(menu.getByRole("menuitem", { name: "Duplicate" }));
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce(), soon);
    await expect(showToast.mock.lastCall?.[0]).toMatchObject({
      tone: "critical",
      title: "The job was not duplicated",
      timeout: 5000,
    });
    await expect(body.queryByRole("alertdialog")).toBeNull();
  },
};

function DarkPart({ client, user }: SignedIn) {
  const [isShown, setShown] = useState(true);
  return (
    <RestartingEffects>
      <button type="button" onClick={() => setShown(false)}>
        Leave
      </button>
      {isShown && (
        <AtsScreens {...{ client, user }} theme="dark" density="compact">
          <JobList />
        </AtsScreens>
      )}
    </RestartingEffects>
  );
}

/** The host's theme and density hold while its page shows a screen. */
export const DarkAndCompact: Story = {
  loaders: [() => signIn()],
  render: (_, { loaded }) => <DarkPart {...(loaded as SignedIn)} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const { dataset } = document.documentElement;
    await page.findAllByRole("rowheader", {}, soon);
    await expect(dataset).toMatchObject({ theme: "dark", density: "compact" });
    await userEvent.click(page.getByRole("button", { name: "Leave" }));
    await expect(dataset).toMatchObject({ theme: "light", density: "comfortable" });
  },
};

const connected = fn();

function HostOnline({ client, user, token, id }: SignedIn & { id: number }) {
  const [clicks, setClicks] = useState(0);
  return (
    <main>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        Clicked {clicks} times
      </button>
      <AtsScreens
        client={client}
        user={user}
        connect={(_, options) => {
          connected();
          const connection = storyApi().then(({ connect }) =>
            connect(() => ({ session_id: token() }), options),
          );
          return () => void connection.then((close) => close());
        }}
      >
        <ApplicationList
          params={{ id: String(id) }}
          search={{ status: "APPLIED" }}
          setSearch={() => {}}
        />
      </AtsScreens>
    </main>
  );
}

/**
 * The host's connection brings the changes of others, here a colleague's move. It stays open when
 * the host renders again.
 */
export const OwnConnection: Story = {
  loaders: [
    async () => {
      connected.mockClear();
      const { client, ...signedIn } = await signIn();
      const { records } = await client.call(listJobs, {
        query: { s: [`recruiter_email:${recruiter}`] },
      });
      return { ...signedIn, client, id: records.find(({ counts }) => counts.APPLIED)?.id };
    },
  ],
  render: (_, { loaded }) => <HostOnline {...(loaded as SignedIn & { id: number })} />,
  play: async ({ canvasElement, loaded }) => {
    const { id } = loaded as { id: number };
    const page = within(canvasElement);
    const [row] = await page.findAllByRole("rowheader", {}, soon);
    await userEvent.click(page.getByRole("button", { name: "Clicked 0 times" }));
    await page.findByRole("button", { name: "Clicked 1 times" });
    const api = await storyApi();
    await waitFor(() => expect(api.connections()).toBe(1), soon);
    const colleague = api.visitor();
    await colleague.signIn("admin@northgate.example");
    const { records } = await colleague.client.call(listApplications, {
      params: { id },
      query: { status: "APPLIED" },
    });
    const moved = records.find((one) => row?.textContent?.includes(displayName(one)));
    await moveAsSeen(colleague.client, { ids: [moved?.id ?? 0], status: "SHORTLIST" });
    await waitFor(() => expect(row).not.toBeInTheDocument(), soon);
    await expect(connected).toHaveBeenCalledOnce();
  },
};

function OurJobs() {
  const { state, update, list } = useJobList();
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={state.filter === "draft"}
          onChange={({ target }) => update({ filter: target.checked ? "draft" : "active" })}
        />
        Drafts only
      </label>
      <ul aria-label="Our jobs">
        {list.data?.records.map(({ id, title, status }) => (
          <li key={id}>
            {title}: {status}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The data of a list in a view of the host, with the list's filters, order and pages. */
export const DataInOwnView: Story = {
  loaders: [() => signIn()],
  render: (_, { loaded }) => {
    const { client, user } = loaded as SignedIn;
    return (
      <AtsScreens {...{ client, user }}>
        <OurJobs />
      </AtsScreens>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const jobs = within(await page.findByRole("list", { name: "Our jobs" }, soon));
    const [first] = await jobs.findAllByRole("listitem", {}, soon);
    await expect(first).toHaveTextContent(/: ACTIVE$/);
    await userEvent.click(page.getByRole("checkbox", { name: "Drafts only" }));
    await waitFor(() => {
      for (const job of jobs.getAllByRole("listitem"))
        expect(job).toHaveTextContent(/: (DRAFT|PENDING_APPROVAL)$/);
    }, soon);
  },
};

const plan = fn();

function JobsWithOurAction() {
  const { state, update, list } = useJobList();
  return (
    <JobListView
      state={state}
      jobs={list.data?.records}
      total={list.data?.total}
      isUpdating={list.isPlaceholderData}
      unviewed={new Map()}
      columns={useColumns("jobs")}
      actions={
        <button type="button" onClick={plan}>
          Plan hiring
        </button>
      }
      onChange={update}
    />
  );
}

/** The view of a list with actions of the host. */
export const OwnActions: Story = {
  loaders: [() => signIn()],
  render: (_, { loaded }) => {
    const { client, user } = loaded as SignedIn;
    return (
      <main>
        <AtsScreens {...{ client, user }}>
          <JobsWithOurAction />
        </AtsScreens>
      </main>
    );
  },
  play: async ({ canvasElement }) => {
    plan.mockClear();
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Plan hiring" }, soon));
    await expect(plan).toHaveBeenCalledOnce();
    await expect(page.queryByRole("link", { name: "Add job" })).toBeNull();
    await page.findAllByRole("rowheader", {}, soon);
    await userEvent.click(page.getByRole("radio", { name: "Draft" }));
    await page.findByRole("table", { name: "Draft jobs" });
  },
};

const goBack = fn();

/** The host's own way back, on a page that it does not find. */
export const OwnWayBack: Story = {
  loaders: [() => signIn()],
  render: (_, { loaded }) => {
    const { client, user } = loaded as SignedIn;
    return (
      <AtsScreens {...{ client, user, goBack }}>
        <PageNotFound />
      </AtsScreens>
    );
  },
  play: async ({ canvasElement }) => {
    goBack.mockClear();
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Go back" }, soon));
    await expect(goBack).toHaveBeenCalledOnce();
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
      /^A screen or hook of @ats\/screens is outside its provider.*wrap.*<AtsScreens>/,
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
