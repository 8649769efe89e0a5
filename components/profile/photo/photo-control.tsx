"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { photoControlTexts as texts } from "@/lib/domain/profile/photo.messages";
import { CHANGE_PHOTO_ID } from "../opener-ids";

/** Cropping is a large script, loaded only when needed. */
const PhotoDialog = dynamic(() => import("./photo-dialog").then((module) => module.PhotoDialog), { ssr: false });

/** One's own picture and the button to change it. Also accepts a dropped file. */
export function PhotoControl({ name, avatar }: { name: string; avatar: string | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const [dropped, setDropped] = useState<File | null>(null);

  function drop(event: React.DragEvent) {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (!file) return;
    setDropped(file);
    setIsOpen(true);
  }

  return (
    <div id="photo" className="relative size-30 shrink-0" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Avatar name={name} src={avatar} size={120} className="border border-line" />
      <button
        id={CHANGE_PHOTO_ID}
        type="button"
        onClick={() => setIsOpen(true)}
        className="js-only absolute -right-1 -bottom-1 flex size-11 cursor-pointer items-center justify-center rounded-full border border-line bg-card shadow-float hover:bg-leaf-wash"
      >
        <i className="icon size-5 icon-camera" />
        <span className="sr-only">{avatar ? texts.changePhoto : texts.addPhoto}</span>
      </button>
      {isOpen && (
        <PhotoDialog
          hasPhoto={avatar !== null}
          initialFile={dropped}
          onClose={() => {
            setIsOpen(false);
            setDropped(null);
          }}
        />
      )}
    </div>
  );
}
