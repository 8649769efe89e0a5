import { Button } from "@/components/ui/button";
import { locateButtonTexts as texts } from "@/lib/domain/places/location-control.messages";

type LocateButtonProps = { isAsking: boolean; onPress: () => void; className?: string };

/** Requests the visitor's position. It keeps the focus while it waits, so it does not use `disabled`. */
export function LocateButton({ isAsking, onPress, className }: LocateButtonProps) {
  return (
    <Button
      type="button"
      variant="secondary"
      aria-disabled={isAsking}
      onClick={() => {
        if (!isAsking) onPress();
      }}
      className={`js-only bg-card px-4 hover:bg-leaf-wash aria-disabled:opacity-60 ${className ?? ""}`}
    >
      <i className="icon size-4 icon-locate-fixed" />
      {isAsking ? texts.findingYou : texts.useMyLocation}
    </Button>
  );
}
