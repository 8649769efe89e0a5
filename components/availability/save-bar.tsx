"use client";

import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { SaveProblem } from "@/components/feedback/save-problem";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import type { AvailabilityUpdate } from "@/lib/domain/meetings/availability.schema";
import type { FormFailure } from "@/lib/domain/forms/form-state";
import { saveBarTexts as texts } from "@/lib/domain/meetings/hours.messages";

type SaveBarProps = {
  problem: FormFailure | null;
  isSaving: boolean;
  onOverwrite: () => void;
  onLoadLatest: () => void;
};

/**
 * The save bar at the bottom of the screen, in view while there is something to save. On a version conflict the mentor
 * chooses which hours to keep.
 */
export function SaveBar({ problem, isSaving, onOverwrite, onLoadLatest }: SaveBarProps) {
  const { control } = useFormContext<AvailabilityUpdate>();
  const { isDirty } = useFormState({ control });
  const version = useWatch({ control, name: "version" });
  const isUnsaved = isDirty || version === 0;
  return (
    <div
      data-toasts-above
      className={cn(
        "-mx-4 flex flex-col gap-3 border-t border-line bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:-mx-2 sm:px-2",
        (isUnsaved || problem) && "sticky bottom-0 z-20",
      )}
    >
      {problem && (
        <SaveProblem problem={problem} isBusy={isSaving} onOverwrite={onOverwrite} onLoadLatest={onLoadLatest} />
      )}
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm text-ink-soft" role="status">
          {isUnsaved ? texts.notSavedYet : texts.allSaved}
        </p>
        <Button type="submit" aria-busy={isSaving} disabled={isSaving}>
          {isSaving ? texts.saving : texts.saveHours}
        </Button>
      </div>
    </div>
  );
}
