import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Table, type TableColumn } from "@ats/ui/Table";
import { TextField } from "@ats/ui/TextField";
import { useState } from "react";

type Job = { title: string; place: string };

const columns: TableColumn<Job>[] = [
  { id: "title", header: "Title", cell: (job) => job.title },
  { id: "place", header: "Place", cell: (job) => job.place },
];

export function Jobs() {
  const [jobs, setJobs] = useState<Job[]>([{ title: "Registered nurse", place: "Leeds" }]);
  const [title, setTitle] = useState("");
  const add = (close: () => void) => {
    setJobs([...jobs, { title, place: "York" }]);
    close();
  };
  const save = (close: () => void) => (
    <Button variant="primary" onPress={() => add(close)}>
      Save
    </Button>
  );
  return (
    <Page
      header={
        <PageHeader
          title="Jobs"
          actions={
            <Dialog
              title="Add job"
              trigger={<Button variant="primary">Add job</Button>}
              footer={save}
            >
              <TextField label="Title" value={title} onChange={setTitle} />
            </Dialog>
          }
        />
      }
    >
      <Table caption="Jobs" columns={columns} rows={jobs} getKey={(job) => job.title} />
    </Page>
  );
}
