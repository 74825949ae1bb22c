import type { Meta, StoryObj } from "@storybook/react-vite";
import { CircleHelp, Columns3, Plus, Table2 } from "lucide-react";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { FilterBar } from "../FilterBar/FilterBar.tsx";
import { FilterTabs } from "../FilterTabs/FilterTabs.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { NotificationPanel } from "../NotificationPanel/NotificationPanel.tsx";
import notifications from "../NotificationPanel/NotificationPanel.stories.tsx";
import { Page } from "../Page/Page.tsx";
import { PageHeader } from "../PageHeader/PageHeader.tsx";
import { Pagination } from "../Pagination/Pagination.tsx";
import { SearchDropdown } from "../SearchDropdown/SearchDropdown.tsx";
import search from "../SearchDropdown/SearchDropdown.stories.tsx";
import { Sidebar } from "../Sidebar/Sidebar.tsx";
import sidebar from "../Sidebar/Sidebar.stories.tsx";
import { Table } from "../Table/Table.tsx";
import table from "../Table/Table.stories.tsx";
import { ToggleButtonGroup } from "../ToggleButtonGroup/ToggleButtonGroup.tsx";
import { Toolbar } from "../Toolbar/Toolbar.tsx";
import type { RootProps } from "../root/root.ts";
import { AppShell } from "./AppShell.tsx";

const nothing = () => {};

function Jobs(root: RootProps<HTMLDivElement>) {
  const [isCollapsed, setCollapsed] = useState(false);
  const [selected, setSelected] = useState<Set<string>>(new Set());
  return (
    <AppShell
      {...root}
      sidebar={
        <Sidebar {...sidebar.args} isCollapsed={isCollapsed} onCollapsedChange={setCollapsed} />
      }
      toolbar={
        <Toolbar title="Northgate Group" search={<SearchDropdown {...search.args} />}>
          <IconButton aria-label="Help" icon={<CircleHelp />} />
          <NotificationPanel {...notifications.args} />
          <Menu
            label="Account"
            placement="bottom end"
            trigger={
              <Button
                variant="ghost"
                isIconOnNarrow
                iconStart={<Avatar name="Amira Khan" size="sm" />}
              >
                hello, Amira
              </Button>
            }
            items={[{ id: "logout", label: "Log out" }]}
          />
        </Toolbar>
      }
      banner={
        <Banner tone="accent" onDismiss={nothing}>
          Planned maintenance on Sunday.
        </Banner>
      }
    >
      <Page
        header={
          <PageHeader
            title="Jobs"
            subtitle="431 active in Northgate Group"
            actions={
              <>
                <ToggleButtonGroup
                  label="View"
                  value="table"
                  onChange={nothing}
                  isIconOnly
                  options={[
                    { id: "table", label: "Table", icon: <Table2 /> },
                    { id: "board", label: "Board", icon: <Columns3 /> },
                  ]}
                />
                <Button variant="primary" iconStart={<Plus />}>
                  Add job
                </Button>
              </>
            }
          />
        }
      >
        <FilterTabs
          label="Jobs"
          value="active"
          items={[
            { id: "active", label: "Active", count: 431 },
            { id: "filled", label: "Filled", count: 52 },
            { id: "draft", label: "Draft", count: 7 },
            { id: "mine", label: "My jobs", count: 12 },
            { id: "all", label: "All", count: 502 },
          ]}
          onChange={nothing}
        />
        <FilterBar
          chips={[{ id: "1", label: "Location", value: "Leeds" }]}
          onRemove={nothing}
          onClear={nothing}
        />
        <Table
          {...table.args}
          href={(row) => `#${row.number}`}
          selectedKeys={selected}
          onSelectionChange={setSelected}
          sort={{ column: "number", direction: "descending" }}
          onSortChange={nothing}
        />
        <Inline justify="end">
          <Pagination
            page={1}
            pageSize={25}
            total={431}
            onPageChange={nothing}
            onPageSizeChange={nothing}
          />
        </Inline>
      </Page>
    </AppShell>
  );
}

const meta = {
  title: "Frame/AppShell",
  component: Jobs,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Jobs>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};

/** On a narrow screen the navigation is a drawer that the toolbar opens. */
export const Narrow: StoryObj<typeof meta> = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Open navigation" });
    await userEvent.click(opener);
    const body = within(canvasElement.ownerDocument.body);
    const drawer = await body.findByRole("dialog", { name: "Navigation" });
    await waitFor(() => expect(within(drawer).getByRole("link", { name: "Jobs" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    // The button exists only on narrow screens.
    canvas.getByRole("main").focus();
  },
};
