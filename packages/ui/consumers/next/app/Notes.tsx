"use client";

import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { useState } from "react";

export function Notes() {
  const [draft, setDraft] = useState("");
  const [notes, setNotes] = useState(["Available from March."]);
  return (
    <Card title="Notes">
      <Stack>
        {notes.map((note) => (
          <Text as="p" key={note}>
            {note}
          </Text>
        ))}
        <TextArea label="New note" value={draft} onChange={setDraft} />
        <Select
          label="Seen by"
          options={[
            { id: "team", label: "The hiring team" },
            { id: "me", label: "Only me" },
          ]}
          defaultValue="team"
        />
        <Button variant="primary" onPress={() => setNotes([...notes, draft])}>
          Add note
        </Button>
      </Stack>
    </Card>
  );
}
