import "@ats/screens/styles.css";
import "@ats/ui/styles.css";
import { Toolbar } from "@ats/ui/Toolbar";
import type { ReactNode } from "react";

export const metadata = { title: "Hiring" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>
        <Toolbar title="Hiring" />
        <main>{children}</main>
      </body>
    </html>
  );
}
