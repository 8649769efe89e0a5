import { useCallback, useRef, useState } from "react";

/** Runs one action at a time; ignores calls meanwhile, such as the second half of a double click. */
export function useSingleAct() {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  /** @returns the action's result; undefined when it was ignored */
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
