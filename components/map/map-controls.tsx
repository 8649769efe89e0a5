"use client";

import type { Map as LeafletMap } from "leaflet";
import type { MapLayer } from "@/lib/domain/places/map-layer";
import { mapMessages } from "@/lib/domain/places/map.messages";
import { mapControlsTexts as texts } from "@/lib/domain/search/map-panel.messages";
import { LayerSwitch } from "./layer-switch";

const FLOATING = "flex min-h-11 items-center justify-center gap-2 border-line bg-card font-medium shadow-float";

type MapControlsProps = {
  map: LeafletMap | null;
  layer: MapLayer;
  isLocating: boolean;
  onLayer: (layer: MapLayer) => void;
  onLocate: () => void;
};

/** The controls on the map: the visitor's own place, the layers and the zoom. */
export function MapControls({ map, layer, isLocating, onLayer, onLocate }: MapControlsProps) {
  return (
    <>
      <div className="pointer-events-none absolute inset-x-3 top-3 flex flex-wrap items-start justify-between gap-2 *:pointer-events-auto">
        <button
          type="button"
          onClick={onLocate}
          aria-disabled={isLocating}
          className={`${FLOATING} rounded-control border px-3 text-sm hover:bg-leaf-wash`}
        >
          <i className={`icon size-5 text-leaf icon-locate-fixed ${isLocating ? "animate-pulse" : ""}`} />
          {mapMessages.myLocation}
        </button>
        <LayerSwitch layer={layer} onChange={onLayer} />
      </div>
      <div className="absolute right-3 bottom-10 flex flex-col">
        <button
          type="button"
          aria-label={texts.zoomIn}
          onClick={() => map?.zoomIn()}
          className={`${FLOATING} size-11 rounded-t-control border hover:bg-leaf-wash`}
        >
          <i className="icon size-5 icon-plus" />
        </button>
        <button
          type="button"
          aria-label={texts.zoomOut}
          onClick={() => map?.zoomOut()}
          className={`${FLOATING} size-11 rounded-b-control border border-t-0 hover:bg-leaf-wash`}
        >
          <i className="icon size-5 icon-minus" />
        </button>
      </div>
    </>
  );
}
