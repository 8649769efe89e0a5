import type { KeyboardEvent, ReactNode, Ref } from "react";

type MapLayoutProps = {
  /** The map's place on the page. */
  ref?: Ref<HTMLDivElement>;
  map: ReactNode;
  summary: ReactNode;
  list: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
};

/** The map with its list: beside it on wide screens, below it on phones. */
export function MapLayout({ ref, map, summary, list, onKeyDown }: MapLayoutProps) {
  return (
    <div className="relative grid grid-cols-1 gap-3 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-5" onKeyDown={onKeyDown}>
      <div ref={ref} className="relative isolate h-[500px] min-w-0 lg:order-last lg:h-[600px]">
        {map}
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        {summary}
        <div className="relative lg:min-h-0 lg:grow">{list}</div>
      </div>
    </div>
  );
}
