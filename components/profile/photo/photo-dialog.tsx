"use client";

import { useRouter } from "next/navigation";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { useAccount } from "@/components/account/page-account";
import { notify } from "@/components/feedback/toaster";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { removePicture, uploadPicture } from "@/lib/client/upload-picture";
import { reloadViewer } from "@/lib/client/viewer";
import { avatarMessages } from "@/lib/domain/account/avatar.messages";
import { checkPicture, type Crop } from "@/lib/domain/account/avatar.rules";
import { photoDialogTexts as texts } from "@/lib/domain/profile/photo.messages";
import { CHANGE_PHOTO_ID } from "../opener-ids";
import { PhotoCropper } from "./photo-cropper";
import { PhotoPicker } from "./photo-picker";

type PhotoDialogProps = { hasPhoto: boolean; initialFile: File | null; onClose: () => void };

/** Chooses a picture, crops it to a square and uploads it. Nothing changes before the upload succeeds. */
export function PhotoDialog({ hasPhoto, initialFile, onClose }: PhotoDialogProps) {
  const router = useRouter();
  const account = useAccount();
  const refused = initialFile && checkPicture(initialFile);
  const [file, setFile] = useState(refused ? null : initialFile);
  const [error, setError] = useState<string | null>(refused);
  const [progress, setProgress] = useState<number | null>(null);
  const isBusy = progress !== null;
  const { remember, giveBack } = useFocusReturn(CHANGE_PHOTO_ID);

  function choose(chosen: File) {
    const problem = checkPicture(chosen);
    setError(problem);
    setFile(problem ? null : chosen);
  }

  function finish({ isDone, message }: { isDone: boolean; message: string }) {
    setProgress(null);
    if (!isDone) {
      notify.error(avatarMessages.failed, message === avatarMessages.failed ? undefined : { description: message });
      setError(message);
      return;
    }
    notify.success(message);
    void reloadViewer();
    router.refresh();
    onClose();
  }

  async function upload(picture: File, crop: Crop | null) {
    setError(null);
    setProgress(0);
    finish(await uploadPicture(picture, crop, await account(), setProgress));
  }

  async function remove() {
    setError(null);
    setProgress(0);
    finish(await removePicture(await account()));
  }

  function giveUp(problem: string) {
    setError(problem);
    setFile(null);
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !isBusy && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-[rgb(0_0_0/0.5)]" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          aria-busy={isBusy}
          onInteractOutside={(event) => file && event.preventDefault()}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-dvh w-full max-w-lg flex-col gap-5 overflow-y-auto rounded-t-card border border-line bg-card p-5 shadow-float sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-card sm:p-7"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="font-display text-2xl font-bold">{texts.yourPhoto}</Dialog.Title>
            <Dialog.Close
              aria-label={texts.close}
              disabled={isBusy}
              className="-mr-2 flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-leaf-wash disabled:opacity-60"
            >
              <i className="icon size-5 icon-x" />
            </Dialog.Close>
          </div>
          {file ? (
            <PhotoCropper
              file={file}
              progress={progress}
              onUnreadable={() => giveUp(avatarMessages.damaged)}
              onBack={() => setFile(null)}
              onUpload={(crop) => void upload(file, crop)}
            />
          ) : (
            <PhotoPicker isBusy={isBusy} onChoose={choose} onRemove={hasPhoto ? () => void remove() : undefined} />
          )}
          {error && (
            <p role="alert" className="text-brick">
              {error}
            </p>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
