import { LoadingScreen } from "@/components/feedback/loading-screen";

/** The specification's loading screen, shown for as long as the page takes and no longer. */
export default function ProtectedLoading() {
  return <LoadingScreen />;
}
