import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, use, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Stack } from "../Stack/Stack.tsx";

const meta = { title: "Foundations/RestoreFocus", tags: ["no-picture"] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const soon = { timeout: 5_000 };

/** When a focused element leaves the page, a neighbour takes the focus. */
export const GoneFromThePage: Story = {
  render: function Going() {
    const [names, setNames] = useState(["Ada", "Grace", "Mary"]);
    return (
      <Stack>
        {names.map((name) => (
          <Button key={name} onPress={() => setNames(names.filter((each) => each !== name))}>
            {`Remove ${name}`}
          </Button>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Remove Grace" }).focus();
    await userEvent.keyboard("{Enter}");
    const next = canvas.getByRole("button", { name: "Remove Mary" });
    await waitFor(() => expect(next).toHaveFocus(), soon);
  },
};

const Part = ({ loading }: { loading: Promise<string> }) => use(loading);

/** An element hidden while another part loads gets its focus back. */
export const OutOfSight: Story = {
  render: function Loading() {
    const [loading, setLoading] = useState<Promise<string>>();
    return (
      <Suspense fallback="Loading…">
        <Stack>
          <Button
            onPress={() =>
              setLoading(
                new Promise((resolve) => {
                  setTimeout(() => resolve("The part has loaded."), 500);
                }),
              )
            }
          >
            Load a part
          </Button>
          {loading && <Part loading={loading} />}
        </Stack>
      </Suspense>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Load a part" }).focus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText("The part has loaded.", {}, soon);
    await waitFor(() => expect(document.body).not.toHaveFocus(), soon);
  },
};

/** When another page replaces the one with the focus, readers go on from its heading. */
export const AnotherPage: Story = {
  render: function Pages() {
    const [page, setPage] = useState<"form" | "loading" | "jobs">("form");
    if (page === "loading") return <p>Loading…</p>;
    return (
      <Stack key={page}>
        <h1>{page === "form" ? "Sign in" : "Jobs"}</h1>
        <Button
          onPress={() => {
            setPage("loading");
            setTimeout(() => setPage("jobs"), 500);
          }}
        >
          Continue
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    const heading = await canvas.findByRole("heading", { name: "Jobs" }, soon);
    await waitFor(() => expect(heading).toHaveFocus(), soon);
  },
};
