import { useRouter } from "next/navigation";
import { notify } from "@/components/feedback/toaster";
import { reloadViewer } from "@/lib/client/viewer";

/** The last step of every sign-in: shows a message if there is one, loads the account and redirects. */
export function useArrival(): (message: string, to: string) => void {
  const router = useRouter();
  return (message, to) => {
    if (message) notify.success(message);
    void reloadViewer();
    router.replace(to);
  };
}
