import type { TestProject } from "vitest/node";
import { mailServer } from "./mailbox.ts";
import { npmStart } from "./npm-start.ts";

declare module "vitest" {
  interface ProvidedContext {
    url: string;
    startOutput: string;
    /** Folder of the delivered mail. */
    mail: string;
  }
}

/** Starts one `npm start` for all end-to-end tests, with a mail server. */
export default async function setup(project: TestProject) {
  const mail = await mailServer();
  const ats = await npmStart({ SMTP_URL: mail.url });
  project.provide("url", ats.url);
  project.provide("startOutput", ats.output());
  project.provide("mail", mail.folder);
  return async () => {
    await ats.stop();
    await mail.stop();
  };
}
