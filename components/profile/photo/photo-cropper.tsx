"use client";

import "react-easy-crop/react-easy-crop.css";
import { useEffect, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import { Button } from "@/components/ui/button";
import type { Crop } from "@/lib/domain/account/avatar.rules";
import { photoCropperTexts as texts } from "@/lib/domain/profile/photo.messages";

type PhotoCropperProps = {
  file: File;
  /** Upload progress, from 0 to 1; null when nothing is uploading. */
  progress: number | null;
  onUnreadable: () => void;
  onBack: () => void;
  onUpload: (crop: Crop | null) => void;
};

const MAX_ZOOM = 4;
const WHOLE_PERCENT = 100;

function toCrop({ x, y, width, height }: Area): Crop {
  return {
    left: x / WHOLE_PERCENT,
    top: y / WHOLE_PERCENT,
    width: width / WHOLE_PERCENT,
    height: height / WHOLE_PERCENT,
  };
}

/** Crops a picture to a square: by dragging, with the arrow keys, and a slider for the size. */
export function PhotoCropper({ file, progress, onUnreadable, onBack, onUpload }: PhotoCropperProps) {
  const [url, setUrl] = useState<string>();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const isBusy = progress !== null;

  useEffect(() => {
    const made = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The browser makes this address and takes it back.
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  return (
    <>
      <div className="relative h-72 overflow-hidden rounded-control bg-leaf-wash sm:h-80">
        {url && (
          <Cropper
            image={url}
            crop={position}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={1}
            cropShape="round"
            showGrid={false}
            objectFit="cover"
            disableAutomaticStylesInjection
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={setArea}
            mediaProps={{ onError: onUnreadable, alt: "" }}
            cropperProps={{ "aria-label": texts.partPictureKeep }}
          />
        )}
      </div>
      <label className="flex items-center gap-4 text-sm font-medium">
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 flex-1 accent-leaf"
        />
      </label>
      {progress !== null && (
        <div
          role="progressbar"
          aria-label={texts.uploading}
          aria-valuenow={Math.round(progress * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-2.5 overflow-hidden rounded-full bg-leaf-wash"
        >
          <div className="h-full rounded-full bg-leaf" style={{ width: `${progress * 100}%` }} />
        </div>
      )}
      <div data-toasts-above className="flex justify-end gap-3">
        <Button type="button" variant="secondary" disabled={isBusy} onClick={onBack}>
          {texts.anotherPicture}
        </Button>
        <Button type="button" disabled={isBusy} aria-busy={isBusy} onClick={() => onUpload(area && toCrop(area))}>
          {isBusy ? texts.uploaded(Math.round(progress * 100)) : texts.savePhoto}
        </Button>
      </div>
    </>
  );
}
