import { createClient } from "@ats/core/contract/client";
import { AtsScreens } from "@ats/screens/app/AtsScreens";
import { TemplateList } from "@ats/screens/TemplateList";

const client = createClient();

/** The templates of emails, text messages and documents. */
export const Templates = () => (
  <AtsScreens client={client} setTitle={(title) => (document.title = title)}>
    <TemplateList />
  </AtsScreens>
);
