import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Keys } from "@ats/ui/Keys";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import type { ShortcutGroup } from "@ats/ui/ShortcutList";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { titles } from "../app/titles.ts";
import { useHasShell, useShellActions } from "../commands/shell-actions.tsx";
import { generalShortcuts, shortcutGroups } from "../commands/shortcuts.ts";
import { useCommands } from "../commands/useCommands.ts";
import { usePageGroups } from "../commands/usePageGroups.ts";
import { helpTexts } from "./texts.ts";
import { type Topic, topics } from "./topics.ts";

const withoutShell = topics.filter(({ isAboutShell }) => !isAboutShell);

/** Everyday tasks and shortcuts: of the whole application, or of a screen in a host's page. */
export function Help() {
  const say = useTexts();
  return useHasShell() ? (
    <HelpInShell />
  ) : (
    <HelpView topics={withoutShell} shortcuts={generalShortcuts(say)} />
  );
}

function HelpInShell() {
  const say = useTexts();
  const { bars } = useShellActions();
  const { commands, singleKeys } = useCommands();
  const shortcuts = shortcutGroups(say, { page: usePageGroups(), commands, singleKeys }).flatMap(
    (group) => group.shortcuts,
  );
  return <HelpView topics={bars ? topics : withoutShell} shortcuts={shortcuts} />;
}

interface HelpViewProps {
  topics: readonly Topic[];
  shortcuts: ShortcutGroup["shortcuts"];
}

function HelpView({ topics: told, shortcuts }: HelpViewProps) {
  const say = useTexts();
  return (
    <Page
      width="narrow"
      header={<PageHeader title={say(titles.help)} subtitle={say(helpTexts.subtitle)} />}
    >
      {told.map(({ title, text }) => (
        <Card key={title.id} title={say(title)}>
          <Text as="p">{say(text)}</Text>
        </Card>
      ))}
      <Card title={say(helpTexts.keyboard)}>
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
