import { useCallback, useState } from "react";
import type { MapMentor } from "@/lib/domain/search/map-view.schema";
import { mapEntryId } from "./map-mentor-list";

/** Which mentor is selected, on the map and in the list alike, and which one the pointer or the focus is at. */
export function useSelection() {
  const [selected, setSelected] = useState<MapMentor | null>(null);
  const [highlightedId, highlight] = useState<string | null>(null);

  /** Pressed again, the selected mentor is no longer selected (docs/product.md, States). */
  const toggle = (mentor: MapMentor) => setSelected((current) => (current?.id === mentor.id ? null : mentor));

  /** For a popup that was closed by its own button, which would take the focus along. */
  const deselect = useCallback((id: string) => {
    if (document.activeElement?.closest(".leaflet-popup"))
      document.getElementById(mapEntryId(id))?.focus({ preventScroll: true });
    setSelected((current) => (current?.id === id ? null : current));
  }, []);

  /** Gives the focus back to the list, because the card that has it goes. */
  function close() {
    if (selected) document.getElementById(mapEntryId(selected.id))?.focus();
    setSelected(null);
  }

  return { selected, highlightedId, highlight, toggle, deselect, close };
}
