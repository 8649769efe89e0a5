"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Dialog } from "radix-ui";
import { useEffect, useMemo, useState } from "react";
import { type FieldErrors, FormProvider, type Resolver, set, useForm } from "react-hook-form";
import { LeaveGuard, LeaveQuestion } from "@/components/feedback/leave-guard";
import { SaveProblem } from "@/components/feedback/save-problem";
import { Button } from "@/components/ui/button";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { openAddress } from "@/lib/client/address";
import { editProfileDialogTexts as texts } from "@/lib/domain/profile/edit-dialog.messages";
import { placeFaults, profileFaults } from "@/lib/domain/profile/profile-faults.rules";
import { profileFormSchema } from "@/lib/domain/profile/edit-profile.schema";
import { EDIT_TABS, type EditTab } from "@/lib/domain/profile/completeness.rules";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { inPerson, type ProfileFormValues, toFormValues, toProfileInput } from "@/lib/domain/profile/profile-form";
import { editProfileHref, ownProfileHref } from "@/lib/links";
import { EDIT_PROFILE_ID } from "../opener-ids";
import { EditTabs, focusField, tabOfField } from "./edit-tabs";
import { useSaveProfile } from "./use-save-profile";

type EditProfileDialogProps = {
  profile: OwnProfile;
  /** The tab in the address; null for a closed dialog. */
  wantedTab: string | null;
  field: string | null;
};

const UNSAVED = <p>{texts.whatHaveChanged}</p>;

/** Validates the fields with the schema and rules of the action that saves them. */
function resolverFor(isMentor: boolean): Resolver<ProfileFormValues> {
  const resolve = zodResolver(profileFormSchema) as unknown as Resolver<ProfileFormValues>;
  return async (values, context, options) => {
    const { errors } = await resolve(toProfileInput(values, isMentor) as ProfileFormValues, context, options);
    const faults = profileFaults(values, { isMentor, now: new Date() });
    for (const { field, message } of [...faults, ...(isMentor ? placeFaults(inPerson(values)) : [])]) {
      set(errors, field, { type: "custom", message });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** Edits the whole profile in one form. With unsaved changes, it asks before it closes. */
export function EditProfileDialog({ profile, wantedTab, field }: EditProfileDialogProps) {
  const isMentor = profile.role === "mentor";
  const tabs: readonly EditTab[] = isMentor ? EDIT_TABS : EDIT_TABS.slice(0, 1);
  const [lastTab, setLastTab] = useState<EditTab>("basic");
  const values = useMemo(() => toFormValues(profile), [profile]);
  const resolver = useMemo(() => resolverFor(isMentor), [isMentor]);
  const form = useForm<ProfileFormValues>({ defaultValues: values, resolver, mode: "onTouched" });
  const { isDirty } = form.formState;
  const { remember, giveBack } = useFocusReturn(EDIT_PROFILE_ID);
  const { problem, isSaving, save, overwrite, loadLatest, forgetProblem } = useSaveProfile(form, isMentor);

  const wanted = wantedTab === null ? null : (tabs.find((tab) => tab === wantedTab) ?? "basic");
  if (wanted !== null && wanted !== lastTab) setLastTab(wanted);
  // Closing the dialog by navigation, such as the back button, needs confirmation while there are unsaved changes.
  const isAsking = wanted === null && isDirty;
  const isOpen = wanted !== null || isDirty;

  // A page that arrives late must not overwrite the user's input. The version stays too, so that a save detects changes
  // from another window.
  useEffect(() => {
    if (!form.formState.isDirty) form.reset(values);
  }, [form, values]);

  const close = () => openAddress(ownProfileHref("about"), { replace: true });
  const openTab = (tab: EditTab) => openAddress(editProfileHref(tab), { replace: true });

  function discard() {
    form.reset(values);
    forgetProblem();
  }

  function finish(errors: FieldErrors<ProfileFormValues> | null) {
    if (errors) showFirstError(errors);
    else close();
  }

  /** Shows and focuses the first error, on any tab. */
  function showFirstError(errors: FieldErrors<ProfileFormValues>) {
    const tab = tabs.find((one) => Object.keys(errors).some((name) => tabOfField(name) === one));
    if (tab && tab !== lastTab) openTab(tab);
    focusField();
  }

  return (
    <>
      <Dialog.Root open={isOpen} onOpenChange={(open) => !open && close()}>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-50 bg-[rgb(0_0_0/0.5)]" />
          <Dialog.Content
            aria-describedby={undefined}
            onInteractOutside={(event) => isDirty && event.preventDefault()}
            onCloseAutoFocus={giveBack}
            onOpenAutoFocus={(event) => {
              remember();
              if (!field) return;
              event.preventDefault();
              focusField(field);
            }}
            className="fixed inset-x-0 top-0 z-50 mx-auto flex h-dvh w-full max-w-3xl flex-col bg-card shadow-float sm:top-[5dvh] sm:h-[90dvh] sm:rounded-card sm:border sm:border-line"
          >
            <div className="flex items-center justify-between px-5 pt-4 sm:px-7">
              <Dialog.Title className="font-display text-2xl font-bold">{texts.editProfile}</Dialog.Title>
              <Dialog.Close
                aria-label={texts.close}
                className="-mr-2 flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-leaf-wash"
              >
                <i className="icon size-5 icon-x" />
              </Dialog.Close>
            </div>
            <FormProvider {...form}>
              <form
                noValidate
                aria-label={texts.editProfile}
                onSubmit={form.handleSubmit(() => save().then(finish), showFirstError)}
                className="flex min-h-0 flex-1 flex-col"
              >
                <EditTabs tabs={tabs} open={lastTab} onOpen={openTab} isMentor={isMentor} />
                <div data-toasts-above className="flex flex-col gap-3 border-t border-line px-5 py-4 sm:px-7">
                  {problem && (
                    <SaveProblem
                      problem={problem}
                      isBusy={isSaving}
                      onOverwrite={() => void overwrite().then(finish)}
                      onLoadLatest={loadLatest}
                    />
                  )}
                  <div className="flex justify-end gap-3">
                    <Button type="button" variant="secondary" onClick={close}>
                      {texts.cancel}
                    </Button>
                    <Button type="submit" aria-busy={isSaving} disabled={isSaving}>
                      {isSaving ? texts.saving : texts.save}
                    </Button>
                  </div>
                </div>
              </form>
            </FormProvider>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <LeaveQuestion open={isAsking} onStay={() => openAddress(editProfileHref(lastTab))} onLeave={discard}>
        {UNSAVED}
      </LeaveQuestion>
      <LeaveGuard isDirty={isDirty}>{UNSAVED}</LeaveGuard>
    </>
  );
}
