import { useCallback, useRef, useState } from "react";

/** Runs one act at a time; what is asked for meanwhile, as by the second half of a double click, is ignored. */
export function useSingleAct() {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  /** @returns what the act gives; undefined when it was ignored */
  const run = useCallback(async <T>(act: () => Promise<T>): Promise<T | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsBusy(true);
    try {
      return await act();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }, []);

  return { isBusy, run };
}
