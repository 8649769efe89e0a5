/** The part of Google Identity Services that the sign-in button uses. */
type GoogleIdentity = {
  initialize(options: { client_id: string; callback: (answer: { credential?: string }) => void }): void;
  renderButton(
    parent: HTMLElement,
    options: { theme: "outline"; size: "large"; text: "continue_with"; width: number },
  ): void;
};

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

const SCRIPT = "https://accounts.google.com/gsi/client";
let loading: Promise<GoogleIdentity> | undefined;

/** Loads Google's script once. @throws when loading fails; the next call retries */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      loading = undefined;
      script.remove();
      reject(new Error("Google's sign-in script could not be loaded."));
    };
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => (window.google ? resolve(window.google.accounts.id) : fail());
    script.onerror = fail;
    document.head.append(script);
  });
  return loading;
}
