import "@ats/screens/styles.css";
import "@ats/ui/styles.css";
import type { ReactNode } from "react";

export const metadata = { title: "Hiring" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
