import { Hiring } from "./Hiring";
import { visitor } from "./visitor";

/** The server knows the visitor, so the browser receives the screen and not a loading page. */
export default async function Page() {
  return <Hiring user={await visitor()} />;
}
