import { useState } from "react";

const KEY = "map_search_as_it_moves";
const OFF = "off";

/** A browser may refuse to keep anything. */
function ofStorage<Value>(run: (storage: Storage) => Value): Value | null {
  try {
    return run(window.sessionStorage);
  } catch {
    return null;
  }
}

/** Whether the map searches after each move: yes, unless the person switched that off in this session. */
export function useSearchAsMoves(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => ofStorage((storage) => storage.getItem(KEY)) !== OFF);
  function setOn(now: boolean) {
    ofStorage((storage) => (now ? storage.removeItem(KEY) : storage.setItem(KEY, OFF)));
    setIsOn(now);
  }
  return [isOn, setOn];
}
