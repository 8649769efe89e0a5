"use client";

import { Button } from "@/components/ui/button";
import { saveProblemTexts as texts } from "@/lib/domain/feedback/feedback.messages";
import type { FormFailure } from "@/lib/domain/forms/form-state";
import { FailureNotice } from "./failure-notice";

type SaveProblemProps = { problem: FormFailure; isBusy: boolean; onOverwrite: () => void; onLoadLatest: () => void };

/** Why the save failed. On a version conflict the user chooses which version to keep. */
export function SaveProblem({ problem, isBusy, onOverwrite, onLoadLatest }: SaveProblemProps) {
  return (
    <FailureNotice failure={problem}>
      {problem.code === "conflict" && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button type="button" variant="secondary" disabled={isBusy} onClick={onOverwrite}>
            {texts.saveMineInstead}
          </Button>
          <Button type="button" variant="secondary" disabled={isBusy} onClick={onLoadLatest}>
            {texts.discardMineLoad}
          </Button>
        </div>
      )}
    </FailureNotice>
  );
}
