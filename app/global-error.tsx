"use client";

import { ErrorPanel } from "@/components/feedback/error-panel";
import { globalErrorTexts as texts } from "@/lib/catalogue/pages.messages";
import "./globals.css";

type GlobalErrorProps = { error: Error & { digest?: string }; retry: () => void };

/** Replaces the whole document when even the root layout fails. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang="en-IN">
      <body>
        <title>{texts.somethingWentWrong}</title>
        <ErrorPanel error={error} retry={retry} />
      </body>
    </html>
  );
}
