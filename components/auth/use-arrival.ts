import { useRouter } from "next/navigation";
import { notify } from "@/components/feedback/toaster";
import { reloadViewer } from "@/lib/client/viewer";

/** What follows a sign-in of every kind: says so, learns who has come, and goes on to where they wanted to be. */
export function useArrival(): (message: string, to: string) => void {
  const router = useRouter();
  return (message, to) => {
    notify.success(message);
    void reloadViewer();
    router.replace(to);
  };
}
