"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { PICTURE_TYPES } from "@/lib/domain/account/avatar.rules";
import { photoPickerTexts as texts } from "@/lib/domain/profile/photo.messages";

type PhotoPickerProps = { isBusy: boolean; onChoose: (file: File) => void; onRemove?: () => void };

/** Takes a picture from a file dialog, by drag and drop or from the clipboard. */
export function PhotoPicker({ isBusy, onChoose, onRemove }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const file = event.clipboardData?.files[0];
      if (file) onChoose(file);
    }
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [onChoose]);

  return (
    <>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          const file = event.dataTransfer.files[0];
          if (file) onChoose(file);
        }}
        className={cn(
          "flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-6 py-9 text-center",
          isOver ? "border-leaf bg-leaf-wash" : "border-ink-soft/50",
        )}
      >
        <i className="icon size-10 text-leaf icon-image-up/1.5" />
        <Button type="button" onClick={() => input.current?.click()}>
          {texts.choosePicture}
        </Button>
        <p className="text-sm text-ink-soft">{texts.dropOneHere}</p>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(",")}
          aria-label={texts.pictureFile}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // Lets the same file be chosen again.
            event.target.value = "";
            if (file) onChoose(file);
          }}
        />
      </div>
      {onRemove && (
        <Button type="button" variant="secondary" disabled={isBusy} onClick={onRemove}>
          {texts.removePresentPhoto}
        </Button>
      )}
    </>
  );
}
