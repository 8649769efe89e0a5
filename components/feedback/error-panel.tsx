"use client";

import { Button } from "@/components/ui/button";
import { errorPanelTexts as texts } from "@/lib/domain/feedback/feedback.messages";
import { UNAVAILABLE_DIGEST } from "@/lib/errors";
import { UnavailableMessage } from "./unavailable-message";

const FRAME = "mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-20 text-center";

type ErrorPanelProps = {
  error: Error & { digest?: string };
  /** Requests the failed part from the server again. */
  retry: () => void;
};

/**
 * The error screen. In production Next replaces a server error's message; its digest is the reference to the log line.
 */
export function ErrorPanel({ error, retry }: ErrorPanelProps) {
  if (error.digest === UNAVAILABLE_DIGEST) {
    return (
      <div role="alert" className={FRAME}>
        <UnavailableMessage />
        <Button type="button" onClick={retry}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  }
  const message = error.digest ? texts.unexpectedErrorOccurred : error.message || texts.unexpectedErrorOccurred;
  return (
    <div role="alert" className={FRAME}>
      <h1 className="font-display text-2xl font-bold">{texts.somethingWentWrong}</h1>
      <p className="text-ink-soft">{message}</p>
      {error.digest && <p className="text-sm text-ink-soft">{texts.reference(error.digest)}</p>}
      <Button type="button" onClick={() => window.location.reload()}>
        {texts.reloadPage}
      </Button>
    </div>
  );
}
