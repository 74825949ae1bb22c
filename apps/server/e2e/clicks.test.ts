import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { people } from "./browser.ts";
import { isFocused } from "./by-keyboard.ts";

const { signedIn } = people();

/** Does a task and counts its clicks and keys. Typed text is as long anywhere and not counted. */
class Hand {
  clicks = 0;
  keys = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.first().click();
    this.clicks += 1;
  }

  /** Boxes and stars are drawn by their labels, over them. */
  async choose(target: Locator): Promise<void> {
    await target.first().click({ force: true });
    this.clicks += 1;
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    this.keys += 1;
  }

  type = (text: string): Promise<void> => this.#page.keyboard.type(text);
}

/** Steps that Greenhouse's own help names for the task, and the article. */
type Greenhouse = readonly [steps: number, article: string];

interface Task {
  name: string;
  /** Page on which it begins. */
  from: "jobs" | "applicants" | "applicant" | "candidates" | "candidate";
  /** One of the ten commonest. */
  isCommon?: true;
  greenhouse?: Greenhouse;
  /** Ends when the page shows that it is done. */
  run(hand: Hand, page: Page): Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const dialog = (page: Page, name: RegExp) => page.getByRole("dialog", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const boxes = (page: Page) => page.getByRole("checkbox", { name: /^Select (?!all)/ });
const toast = (page: Page, text: RegExp) => page.getByText(text).first().waitFor();

const tasks: Task[] = [
  {
    name: "Find a person by name",
    from: "jobs",
    isCommon: true,
    async run(hand, page) {
      await hand.press("Control+k");
      await hand.type("daniel l");
      await hand.press("Enter");
      await page.getByRole("heading", { name: /^Daniel /, level: 1 }).waitFor();
    },
  },
  {
    name: "Open a job's applicants",
    from: "jobs",
    isCommon: true,
    async run(hand, page) {
      await hand.click(page.getByRole("link", { name: "Homecare Worker" }));
      await boxes(page).first().waitFor();
    },
  },
  {
    name: "See the applicants of a stage",
    from: "applicants",
    isCommon: true,
    async run(hand, page) {
      await hand.choose(page.getByRole("radio", { name: /^Shortlist/ }));
      await page
        .getByRole("row", { name: /Shortlist/ })
        .nth(1)
        .waitFor();
    },
  },
  {
    name: "Read an applicant's CV beside the list",
    from: "applicants",
    isCommon: true,
    async run(hand, page) {
      await hand.click(button(page, /^View /));
      await page.getByRole("tabpanel", { name: "CV" }).waitFor();
    },
  },
  {
    name: "Go to the next applicant",
    from: "applicant",
    isCommon: true,
    async run(hand, page) {
      await page.getByRole("link", { name: /^Next application/ }).waitFor();
      const name = await heading(page).textContent();
      await hand.press("j");
      await expect.poll(() => heading(page).textContent()).not.toBe(name);
    },
  },
  {
    name: "Move an applicant to the next stage",
    from: "applicant",
    isCommon: true,
    async run(hand, page) {
      await hand.click(button(page, "Move to Shortlist"));
      await toast(page, /has been updated to Shortlist/);
    },
  },
  {
    name: "Reject an applicant with reason and email",
    from: "applicant",
    isCommon: true,
    greenhouse: [3, "360025225732-Reject-candidate-or-prospect"],
    async run(hand, page) {
      await hand.press("r");
      await dialog(page, /^Reject /)
        .getByRole("radio", { checked: true })
        .waitFor();
      await hand.press("Enter");
      await toast(page, /has been updated to Rejected/);
    },
  },
  {
    name: "Write a note",
    from: "applicant",
    isCommon: true,
    greenhouse: [2, "360031123652-Candidate-note"],
    async run(hand, page) {
      await hand.press("n");
      await expect.poll(() => isFocused(page.getByRole("textbox", { name: "Note" }))).toBe(true);
      await hand.type("Can start on Monday.");
      await hand.press("Control+Enter");
      await page.getByRole("tabpanel").getByRole("listitem").getByText("Can start on").waitFor();
    },
  },
  {
    name: "Rate an applicant",
    from: "applicant",
    isCommon: true,
    async run(hand, page) {
      await hand.choose(page.getByRole("radio", { name: "4 of 5 stars" }));
      await page.getByRole("radio", { name: "4 of 5 stars", checked: true }).waitFor();
    },
  },
  {
    name: "See today's interviews",
    from: "applicant",
    isCommon: true,
    async run(hand, page) {
      await hand.click(page.getByRole("link", { name: "Calendar" }));
      await page.waitForURL("**/user/calendar**");
    },
  },
  {
    name: "Take a rejection back",
    from: "applicant",
    greenhouse: [1, "360025520131-Unreject-candidate-or-prospect"],
    async run(hand, page) {
      await button(page, "Reject…").click();
      const question = dialog(page, /^Reject /);
      await question.getByRole("radio", { checked: true }).waitFor();
      await question.getByRole("button", { name: "Reject" }).click();
      await hand.click(button(page, "Undo"));
      await button(page, "Reject…").waitFor();
    },
  },
  {
    name: "Tag an applicant",
    from: "applicant",
    greenhouse: [3, "360027904392-Assign-candidate-tag-to-candidate-profile"],
    async run(hand, page) {
      await hand.press("t");
      await expect.poll(() => isFocused(page.getByRole("combobox", { name: "Tags" }))).toBe(true);
      await hand.type("Second interview");
      await hand.press("Enter");
      await page.getByText("Second interview").first().waitFor();
    },
  },
  {
    name: "Write a message to an applicant",
    from: "applicant",
    async run(hand, page) {
      await hand.press("e");
      await hand.click(page.getByRole("textbox", { name: "Subject" }));
      await hand.type("Your application");
      await hand.click(page.getByRole("textbox", { name: "Body" }));
      await hand.type("Could you send us your certificate?");
      await hand.click(button(page, "Send"));
      await toast(page, /sent|queued|planned/i);
    },
  },
  {
    name: "Arrange an interview when everyone is free",
    from: "applicant",
    greenhouse: [
      4,
      "360022018271-Schedule-an-interview-to-a-personal-calendar-with-Google-Calendar",
    ],
    async run(hand, page) {
      await hand.click(page.getByRole("tab", { name: /^Interviews/ }));
      await hand.click(button(page, "Invite to interview…"));
      await hand.click(page.getByRole("region", { name: /everyone is free/ }).getByRole("button"));
      await hand.click(button(page, "Arrange interview"));
      await toast(page, /Interview arranged/);
    },
  },
  {
    name: "Reject two applicants",
    from: "applicants",
    greenhouse: [8, "360025552011-Reject-candidates-or-prospects-in-bulk"],
    async run(hand, page) {
      await hand.choose(boxes(page).nth(0));
      await hand.choose(boxes(page).nth(1));
      await hand.click(button(page, "Reject…"));
      await dialog(page, /^Reject /)
        .getByRole("radio", { checked: true })
        .waitFor();
      await hand.press("Enter");
      await toast(page, /have been updated to Rejected/);
    },
  },
  {
    name: "Add a person to another job",
    from: "candidate",
    greenhouse: [6, "360031249291-Add-candidate-to-another-job"],
    async run(hand, page) {
      await hand.click(button(page, "Add to a job…"));
      await expect.poll(() => isFocused(dialog(page, /to a job/).getByRole("combobox"))).toBe(true);
      await hand.type("Payroll");
      await page
        .getByRole("option", { name: /Payroll/ })
        .first()
        .waitFor();
      await hand.press("ArrowDown");
      await hand.press("Enter");
      await hand.click(button(page, "Add to the job"));
      await toast(page, /added to/i);
    },
  },
  {
    name: "Return to the person seen last",
    from: "jobs",
    async run(hand, page) {
      await hand.press("Control+k");
      await page.getByRole("group", { name: "Recent" }).waitFor();
      await hand.press("ArrowDown");
      await hand.press("Enter");
      await page.waitForURL(/details|candidate\/edit/, { waitUntil: "commit" });
    },
  },
  {
    name: "Merge two records",
    from: "candidates",
    greenhouse: [8, "115004506466-Merge-Candidate-Profiles"],
    async run(hand, page) {
      await hand.choose(boxes(page).nth(0));
      await hand.choose(boxes(page).nth(1));
      await hand.click(button(page, "Merge…"));
      await hand.click(dialog(page, /^Merge/).getByRole("button", { name: "Merge", exact: true }));
      await toast(page, /was merged into/);
      await button(page, "Undo").click();
      await toast(page, /Merge undone/);
    },
  },
  {
    name: "Duplicate a job",
    from: "jobs",
    async run(hand, page) {
      await hand.click(button(page, /^Actions for Homecare Worker/));
      await hand.click(page.getByRole("menuitem", { name: "Duplicate" }));
      await page.waitForURL("**/job/edit/**");
    },
  },
  {
    name: "Mark all notifications as read",
    from: "jobs",
    async run(hand, page) {
      await hand.press("Control+k");
      await hand.type("mark all");
      await hand.press("Enter");
      await button(page, /^Notifications(?!.*unread)/).waitFor();
    },
  },
];

const row = ({ name, from, greenhouse }: Task, { clicks, keys }: Hand) => {
  const [steps, article] = greenhouse ?? [];
  const figure = article
    ? `[${steps}](https://support.greenhouse.io/hc/en-us/articles/${article})`
    : "";
  return `| ${name} | ${from} | ${clicks} | ${keys} | ${figure} |`;
};

const table = (rows: string[]) => `# Clicks and keys of a recruiter's day

Counted by \`apps/server/e2e/clicks.test.ts\`, which writes this page with \`--update\`. Typed text is not counted; Ctrl K is one key. The last column has the steps that Greenhouse's own help names for the task, where it does.

| Task | From | Clicks | Keys | Greenhouse |
|---|---|---|---|---|
${rows.join("\n")}
`;

/** Opens the page on which a task begins. */
async function open(page: Page, { from }: Task, applicants: string) {
  const lists = { jobs: "/job", candidates: "/candidate", applicants };
  await page.goto(from in lists ? lists[from as keyof typeof lists] : applicants);
  await page.getByRole("row").nth(5).waitFor();
  if (from in lists) return;
  await page.getByRole("radio", { name: /^Applied \d/ }).click();
  const applied = page.getByRole("row", { name: /Applied/ }).nth(2);
  await applied.getByRole("rowheader").getByRole("link").click();
  await button(page, "Move to Shortlist").waitFor();
  if (from === "candidate") await page.getByRole("link", { name: /^Candidate \d/ }).click();
}

it("twenty tasks of a recruiter's day take no more clicks and keys than in Greenhouse, the ten commonest at most two", async () => {
  const page = await signedIn("recruiter@northgate.example");
  await page.getByRole("link", { name: "Homecare Worker" }).first().click();
  await boxes(page).first().waitFor();
  const applicants = new URL(page.url()).pathname;
  const rows: string[] = [];
  for (const task of tasks) {
    await open(page, task, applicants);
    const hand = new Hand(page);
    await task.run(hand, page);
    const most = Math.min(task.isCommon ? 2 : 20, task.greenhouse?.[0] ?? 20);
    expect.soft(hand.clicks + hand.keys, task.name).toBeLessThanOrEqual(most);
    rows.push(row(task, hand));
  }
  await expect(table(rows)).toMatchFileSnapshot("../../../docs/clicks.md");
}, 120_000);
