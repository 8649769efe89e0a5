import { useRouter } from "next/navigation";
import { notify } from "@/components/feedback/toaster";
import { reloadViewer } from "@/lib/client/viewer";

/** The last step of every sign-in: shows a message, loads the account and redirects. Without a message a code is still missing. */
export function useArrival(): (message: string, to: string) => void {
  const router = useRouter();
  return (message, to) => {
    if (message) {
      notify.success(message);
      void reloadViewer();
    }
    router.replace(to);
  };
}
