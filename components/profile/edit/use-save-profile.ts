"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { FieldErrors, Path, UseFormReturn } from "react-hook-form";
import { useAccount } from "@/components/account/page-account";
import { notify } from "@/components/feedback/toaster";
import { getProfileAction, saveProfileAction } from "@/lib/actions/profile.actions";
import { resetToSaved } from "@/lib/client/reset-to-saved";
import { UNREACHABLE } from "@/lib/client/use-action-form";
import { reloadViewer } from "@/lib/client/viewer";
import type { FormFailure } from "@/lib/domain/forms/form-state";
import { profileEditMessages } from "@/lib/domain/profile/edit-profile.messages";
import { type ProfileFormValues, toFormValues, toProfileInput } from "@/lib/domain/profile/profile-form";

/** Saves the dialog's fields and reports errors. Typed values stay until they are saved or discarded. */
export function useSaveProfile(form: UseFormReturn<ProfileFormValues>, isMentor: boolean) {
  const router = useRouter();
  const account = useAccount();
  const [problem, setProblem] = useState<FormFailure | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  function fail(answer: FormFailure): FieldErrors<ProfileFormValues> {
    setProblem(answer);
    notify.error(profileEditMessages.saveFailed, { description: answer.message });
    for (const { field, message } of answer.fields) form.setError(field as Path<ProfileFormValues>, { message });
    return Object.fromEntries(answer.fields.map(({ field, message }) => [field.split(".")[0], { message }]));
  }

  /** @returns null after a save, otherwise the invalid fields */
  async function save(): Promise<FieldErrors<ProfileFormValues> | null> {
    setIsSaving(true);
    const sent = structuredClone(form.getValues());
    const input = toProfileInput(sent, isMentor) as never;
    const answer = await saveProfileAction(await account(), input).catch(() => UNREACHABLE);
    setIsSaving(false);
    if (answer.status === "failed") return fail(answer);
    setProblem(null);
    resetToSaved(form, toFormValues(answer.data), sent);
    notify.success(profileEditMessages.saved);
    void reloadViewer();
    router.refresh();
    return null;
  }

  async function readLatest() {
    const answer = await getProfileAction(await account()).catch(() => UNREACHABLE);
    if (answer.status === "done") return answer.data;
    fail(answer);
    return null;
  }

  /** @returns like `save` */
  async function overwrite(): Promise<FieldErrors<ProfileFormValues> | null> {
    const latest = await readLatest();
    if (!latest) return {};
    form.setValue("version", latest.version);
    return save();
  }

  async function loadLatest() {
    const latest = await readLatest();
    if (!latest) return;
    setProblem(null);
    form.reset(toFormValues(latest));
    router.refresh();
  }

  return { problem, isSaving, save, overwrite, loadLatest, forgetProblem: () => setProblem(null) };
}
