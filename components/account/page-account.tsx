"use client";

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { loadViewer, useLoadedViewer } from "@/lib/client/viewer";
import { ACCOUNT_FIELD } from "@/lib/session-names";

const Account = createContext<string | undefined>(undefined);

type PageAccountProps = {
  /** Id; undefined while nobody is known to be signed in. */
  account: string | undefined;
  children: ReactNode;
};

/** Marks a part of a page as made for an account. When it is made for another one, its forms begin again. */
export function PageAccount({ account, children }: PageAccountProps) {
  const [first] = useState(account);
  return (
    // What a page answers to a posted form finds its form by the keys around it, so at first the key names nobody.
    <Account key={account === first ? "first" : account} value={account}>
      {children}
    </Account>
  );
}

/** The account that this part of the page was made for; on pages for everybody, the first one that is found signed in. */
function useKnownAccount(): string | undefined {
  const ofPage = useContext(Account);
  const viewer = useLoadedViewer();
  const [first, setFirst] = useState<string>();
  if (first === undefined && viewer) setFirst(viewer._id);
  return ofPage ?? first ?? viewer?._id;
}

/** Gives what reads the account that an act names; on a page for everybody it may have to be asked for first. */
export function useAccount(): () => Promise<string> {
  const known = useKnownAccount();
  return useCallback(async () => known ?? (await loadViewer())?._id ?? "", [known]);
}

/** Tells the server which account a form was made for. Every form of a signed-in person has one. */
export function AccountField() {
  return <input type="hidden" name={ACCOUNT_FIELD} value={useKnownAccount() ?? ""} />;
}
