"use client";

import { ErrorPanel } from "@/components/feedback/error-panel";
import "./globals.css";

/** Stands in for the whole document when even the root layout failed. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en-IN">
      <body>
        <title>Something went wrong.</title>
        <ErrorPanel error={error} />
      </body>
    </html>
  );
}
