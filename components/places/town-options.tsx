import { townOptionsTexts as texts } from "@/lib/domain/places/location-control.messages";
import type { FoundTown } from "@/lib/domain/places/location.schema";
import { townLabel } from "@/lib/domain/places/town.rules";

type TownOptionsProps = {
  id: string;
  towns: readonly FoundTown[];
  /** Index of the option that the keyboard has reached, or -1. */
  active: number;
  optionId: (index: number) => string;
  onChoose: (town: FoundTown) => void;
};

/** The suggestions of the combobox. */
export function TownOptions({ id, towns, active, optionId, onChoose }: TownOptionsProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={texts.towns}
      className="absolute inset-x-0 z-10 mt-1 max-h-72 overflow-y-auto rounded-control border border-line bg-card py-1 shadow-float"
    >
      {towns.map((town, index) => (
        <li
          key={town.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          // A click must not take the focus out of the field, which would close the list first.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(town)}
          ref={index === active ? (option) => option?.scrollIntoView({ block: "nearest" }) : undefined}
          className="flex min-h-11 cursor-pointer items-center px-3.5 hover:bg-leaf-wash aria-selected:bg-leaf-wash"
        >
          {townLabel(town)}
        </li>
      ))}
    </ul>
  );
}
