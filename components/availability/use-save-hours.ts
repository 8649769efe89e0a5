"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Path, UseFormReturn } from "react-hook-form";
import { useAccount } from "@/components/account/page-account";
import { notify } from "@/components/feedback/toaster";
import { getAvailabilityAction, updateAvailabilityAction } from "@/lib/actions/availability.actions";
import { resetToSaved } from "@/lib/client/reset-to-saved";
import { UNREACHABLE } from "@/lib/client/unreachable";
import type { FormFailure } from "@/lib/domain/forms/form-state";
import type { AvailabilityUpdate, OwnAvailability } from "@/lib/domain/meetings/availability.schema";
import { toHoursForm } from "@/lib/domain/meetings/hours-form.rules";
import { availabilityMessages as messages } from "@/lib/domain/meetings/meeting.messages";

/** Saves the hours and reports failures. Edits stay until saved or discarded. */
export function useSaveHours(form: UseFormReturn<AvailabilityUpdate>) {
  const router = useRouter();
  const account = useAccount();
  const [problem, setProblem] = useState<FormFailure | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  function fail(answer: FormFailure): false {
    setProblem(answer);
    for (const { field, message } of answer.fields) form.setError(field as Path<AvailabilityUpdate>, { message });
    return false;
  }

  /** Without `sent`, discards all edits. */
  function take(kept: OwnAvailability, sent = form.getValues()) {
    setProblem(null);
    resetToSaved(form, toHoursForm(kept, new Date()), sent);
    router.refresh();
  }

  /** @returns whether the hours are saved */
  async function save(hours: AvailabilityUpdate): Promise<boolean> {
    setIsSaving(true);
    const sent = structuredClone(form.getValues());
    const answer = await updateAvailabilityAction(await account(), hours).catch(() => UNREACHABLE);
    setIsSaving(false);
    if (answer.status === "failed") return fail(answer);
    take(answer.data, sent);
    notify.success(messages.saved);
    return true;
  }

  /** Overwrites a version that another window has saved in the meantime. */
  const overwrite = (hours: AvailabilityUpdate) => save({ ...hours, version: undefined });

  async function loadLatest() {
    const answer = await getAvailabilityAction(await account()).catch(() => UNREACHABLE);
    if (answer.status === "failed") fail(answer);
    else take(answer.data);
  }

  return { problem, isSaving, save, overwrite, loadLatest };
}
