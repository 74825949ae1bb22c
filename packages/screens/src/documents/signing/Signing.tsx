import "../../app/content-security.ts";
import { type Client, createClient } from "@ats/core/contract/client";
import { signingToken } from "@ats/core/documents/signing-address";
import { openSigning } from "@ats/core/documents/signing-contract";
import { EmptyState } from "@ats/ui/EmptyState";
import { ErrorState } from "@ats/ui/ErrorState";
import { Loader } from "@ats/ui/Loader";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { FileX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { queryOf } from "../../app/query.ts";
import { bar, frame } from "../../careers/Careers.css.ts";
import { contractText } from "../../languages/contract-text.ts";
import { LanguageChoice } from "../../languages/LanguageChoice.tsx";
import { type LanguageOptions, Languages } from "../../languages/Languages.tsx";
import { pageStorage } from "../../lists/page-storage.ts";
import { SigningPage } from "./SigningPage.tsx";
import { signingTexts } from "./texts.ts";

export interface SigningProps extends LanguageOptions {
  /** Path of the page with its query: `/sign/{token}?lang=cy`. */
  path: string;
  /** Keeps the typed values over a reload. Default: sessionStorage, where the next person finds nothing. */
  storage?: Storage;
  fetch?: (request: Request) => Promise<Response>;
}

const loadWelsh = () => import("./texts.cy.ts").then(({ welsh }) => welsh);

/** Lets a candidate read and sign a document by a link. Needs no session. */
export function Signing(props: SigningProps) {
  const { path, storage = pageStorage("sessionStorage"), fetch, ...language } = props;
  const [{ client, queries }] = useState(() => begin(fetch));
  return (
    <Languages path={path} {...language} welsh={loadWelsh}>
      <QueryClientProvider client={queries}>
        <div className={frame}>
          <header className={bar}>
            <span />
            <LanguageChoice path={path} />
          </header>
          <main>
            <Linked client={client} token={signingToken(path) ?? ""} storage={storage} />
          </main>
        </div>
      </QueryClientProvider>
    </Languages>
  );
}

const begin = (fetch: SigningProps["fetch"]) => ({
  client: createClient({ fetch, token: { read: () => undefined, write: () => {} } }),
  queries: new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  }),
});

interface LinkedProps {
  client: Client;
  token: string;
  storage: Storage;
}

function Linked({ client, token, storage }: LinkedProps): ReactNode {
  const say = useTexts();
  const { data, error, refetch } = useQuery(queryOf(client, openSigning, { body: { token } }));
  if (data) return <SigningPage {...{ client, token, storage }} asked={data} />;
  if (!error) return <Loader label={say(signingTexts.loading)} isFullPage />;
  if (error.status === 400)
    return (
      <EmptyState
        level={1}
        icon={<FileX />}
        title={say(signingTexts.linkInvalid)}
        description={say(contractText(error.message))}
      />
    );
  return (
    <ErrorState
      level={1}
      title={say(signingTexts.notLoaded)}
      description={say(contractText(error.message))}
      retryLabel={say(words.retry)}
      onRetry={() => void refetch()}
    />
  );
}
