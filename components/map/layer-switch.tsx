"use client";

import { useId } from "react";
import { MAP_LAYER_LABELS, MAP_LAYERS, type MapLayer } from "@/lib/domain/places/map-layer";
import { layerSwitchTexts as texts } from "@/lib/domain/search/map-panel.messages";

type LayerSwitchProps = { layer: MapLayer; onChange: (layer: MapLayer) => void };

/** Switches between Street, Satellite and Hybrid. */
export function LayerSwitch({ layer, onChange }: LayerSwitchProps) {
  const name = useId();
  return (
    <fieldset className="flex rounded-control border border-line bg-card shadow-float">
      <legend className="sr-only">{texts.mapLayer}</legend>
      {MAP_LAYERS.map((value) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center rounded-control px-3 text-sm font-medium has-checked:bg-leaf has-checked:text-on-leaf has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === layer}
            onChange={() => onChange(value)}
            className="sr-only"
          />
          {MAP_LAYER_LABELS[value]}
        </label>
      ))}
    </fieldset>
  );
}
