import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Keys } from "@ats/ui/Keys";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Text } from "@ats/ui/Text";
import { shortcutGroups } from "../commands/shortcuts.ts";
import { useCommands } from "../commands/useCommands.ts";
import { topics } from "./topics.tsx";

export function Help() {
  const { commands, singleKeys } = useCommands();
  const shortcuts = shortcutGroups(commands, singleKeys).flatMap((group) => group.shortcuts);
  return (
    <Page
      width="narrow"
      header={<PageHeader title="Help" subtitle="Everyday tasks and keyboard shortcuts" />}
    >
      {topics.map(({ title, text }) => (
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
