import { Illustration } from "@/components/ui/illustration";
import { mapMessages } from "@/lib/domain/places/map.messages";

/** Placeholder until the map loads. */
export function MapPlaceholder({ isLoading }: { isLoading: boolean }) {
  return (
    <div className="flex h-full flex-col items-center justify-center gap-3 rounded-card bg-leaf-wash p-6 text-center">
      <Illustration name="map" width={240} height={180} />
      <p className="js-only text-ink-soft">{isLoading ? mapMessages.loading : null}</p>
      <noscript>
        <p className="text-ink-soft">{mapMessages.needsScript}</p>
      </noscript>
    </div>
  );
}
