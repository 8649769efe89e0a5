import { useCallback, useState } from "react";
import type { MapMentor } from "@/lib/domain/search/map-view.schema";
import { mapEntryId } from "./map-mentor-list";

/** The selected mentor, shared by map and list, and the hovered or focused one. */
export function useSelection() {
  const [selected, setSelected] = useState<MapMentor | null>(null);
  const [highlightedId, highlight] = useState<string | null>(null);

  /** A second click deselects the mentor (docs/product.md, States). */
  const toggle = (mentor: MapMentor) => setSelected((current) => (current?.id === mentor.id ? null : mentor));

  /** For a popup's own close button, which would otherwise take the focus with it. */
  const deselect = useCallback((id: string) => {
    if (document.activeElement?.closest(".leaflet-popup"))
      document.getElementById(mapEntryId(id))?.focus({ preventScroll: true });
    setSelected((current) => (current?.id === id ? null : current));
  }, []);

  /** Returns the focus to the list, because the focused card disappears. */
  function close() {
    if (selected) document.getElementById(mapEntryId(selected.id))?.focus();
    setSelected(null);
  }

  return { selected, highlightedId, highlight, toggle, deselect, close };
}
