import { Careers } from "@ats/screens/careers/Careers";
import { useState } from "react";

/** A company's adverts and its application form. They need no session. */
export function CareersPage() {
  const [path, setPath] = useState("/careers/northgate-group");
  return <Careers path={path} navigate={setPath} />;
}
