import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Keys } from "@ats/ui/Keys";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Text } from "@ats/ui/Text";
import type { ShortcutGroup } from "@ats/ui/ShortcutList";
import { useHasShell } from "../commands/shell-actions.tsx";
import { generalShortcuts, shortcutGroups } from "../commands/shortcuts.ts";
import { useCommands } from "../commands/useCommands.ts";
import { type Topic, topics } from "./topics.tsx";

/** Everyday tasks and shortcuts: of the whole application, or of a screen in a host's page. */
export function Help() {
  return useHasShell() ? (
    <HelpInShell />
  ) : (
    <HelpView
      topics={topics.filter(({ isAboutShell }) => !isAboutShell)}
      shortcuts={generalShortcuts}
    />
  );
}

function HelpInShell() {
  const { commands, singleKeys } = useCommands();
  const shortcuts = shortcutGroups(commands, singleKeys).flatMap((group) => group.shortcuts);
  return <HelpView topics={topics} shortcuts={shortcuts} />;
}

interface HelpViewProps {
  topics: readonly Topic[];
  shortcuts: ShortcutGroup["shortcuts"];
}

function HelpView({ topics: told, shortcuts }: HelpViewProps) {
  return (
    <Page
      width="narrow"
      header={<PageHeader title="Help" subtitle="Everyday tasks and keyboard shortcuts" />}
    >
      {told.map(({ title, text }) => (
        <Card key={title} title={title}>
          <Text as="p">{text}</Text>
        </Card>
      ))}
      <Card title="Keyboard">
        <DescriptionList
          layout="inline"
          items={shortcuts.map(({ keys, label }) => ({
            term: label,
            description: <Keys keys={keys} />,
          }))}
        />
      </Card>
    </Page>
  );
}
