import { Button } from "../src/Button/Button.tsx";
import { Card } from "../src/Card/Card.tsx";
import { Heading } from "../src/Heading/Heading.tsx";
import { IconButton } from "../src/IconButton/IconButton.tsx";
import { Link } from "../src/Link/Link.tsx";
import { Select } from "../src/Select/Select.tsx";
import { Stack } from "../src/Stack/Stack.tsx";
import { StatusBadge } from "../src/StatusBadge/StatusBadge.tsx";
import { Table } from "../src/Table/Table.tsx";
import { Text } from "../src/Text/Text.tsx";
import { TextField } from "../src/TextField/TextField.tsx";
import { setTheme } from "../src/theme/theme.tsx";

/** The compiler must reject every line marked here; an accepted line is an error. */
export const illegal = [
  // @ts-expect-error looks are props, not classes
  <Button className="big">Save</Button>,
  // @ts-expect-error nor styles
  <Stack style={{ gap: 3 }} />,
  // @ts-expect-error a gap is a step of the scale
  <Stack gap="13px" />,
  // @ts-expect-error one of the variants
  <Button variant="tertiary">Save</Button>,
  // @ts-expect-error a button without words has another component
  <Button />,
  // @ts-expect-error the DOM's name of the prop: here `onPress`
  <Button onClick={() => {}}>Save</Button>,
  // @ts-expect-error the DOM's name of the prop: here `isDisabled`
  <Button disabled>Save</Button>,
  // @ts-expect-error an icon has a name
  <IconButton icon={<svg />} />,
  // @ts-expect-error a link goes somewhere
  <Link>Registered nurse</Link>,
  // @ts-expect-error a heading has its level
  <Heading>Jobs</Heading>,
  // @ts-expect-error there are six
  <Heading level={7}>Jobs</Heading>,
  // @ts-expect-error a tone is a meaning, not a colour
  <StatusBadge label="Active" tone="green" />,
  // @ts-expect-error colours of text are tones too
  <Text tone="#f00">Late</Text>,
  // @ts-expect-error a field has a label, hidden or not
  <TextField placeholder="Email" />,
  // @ts-expect-error a value that is not among the options
  <Select label="Place" options={[{ id: "leeds", label: "Leeds" }]} value="york" />,
  // @ts-expect-error a table has a name
  <Table columns={[]} rows={[]} getKey={String} />,
  <Table
    caption="Jobs"
    rows={[{ title: "Registered nurse" }]}
    getKey={(job) => job.title}
    // @ts-expect-error a column shows what a row has
    columns={[{ id: "place", header: "Place", cell: (job) => job.place }]}
  />,
  // @ts-expect-error one of the paddings
  <Card padding="1rem" />,
];

export const theme = () => {
  // @ts-expect-error no such theme
  setTheme({ theme: "sepia" });
  // @ts-expect-error no such density
  setTheme({ density: "cosy" });
};
