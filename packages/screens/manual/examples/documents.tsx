import { Signing } from "@ats/screens/documents/signing/Signing";

/** The page of the link that a candidate gets to sign a document. It needs no session. */
export const SigningPage = () => (
  <Signing path={window.location.pathname + window.location.search} />
);
