import { UiProvider } from "@ats/ui/UiProvider";
import "@ats/ui/styles.css";
import type { ReactNode } from "react";

export const metadata = { title: "Candidate" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" data-theme="light" data-density="comfortable">
      <body>
        <UiProvider>{children}</UiProvider>
      </body>
    </html>
  );
}
