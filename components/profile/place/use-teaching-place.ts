"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAccount } from "@/components/account/page-account";
import { notify } from "@/components/feedback/toaster";
import { saveTeachingPlaceAction } from "@/lib/actions/profile.actions";
import { UNREACHABLE } from "@/lib/client/use-action-form";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { profileEditMessages } from "@/lib/domain/profile/edit-profile.messages";

/** Saves or clears the place of teaching. */
export function useTeachingPlace() {
  const router = useRouter();
  const account = useAccount();
  const [isSaving, setIsSaving] = useState(false);

  /** @returns whether it was saved */
  async function save(teachingPlace: Coordinates | null): Promise<boolean> {
    setIsSaving(true);
    const answer = await saveTeachingPlaceAction(await account(), { teachingPlace }).catch(() => UNREACHABLE);
    setIsSaving(false);
    if (answer.status === "failed") {
      notify.error(profileEditMessages.saveFailed, { description: answer.message });
      return false;
    }
    notify.success(teachingPlace ? profileEditMessages.placeSaved : profileEditMessages.placeRemoved);
    router.refresh();
    return true;
  }

  return { save, isSaving };
}
