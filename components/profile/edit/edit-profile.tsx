"use client";

import dynamic from "next/dynamic";
import { useAddressParameter } from "@/lib/client/address";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";

/** The dialog is a large script, loaded only when needed. */
const EditProfileDialog = dynamic(() => import("./edit-profile-dialog").then((module) => module.EditProfileDialog), {
  ssr: false,
});

/** The edit dialog, open while the address says so: `?edit=teaching&field=subjects`. */
export function EditProfile({ profile, initialTab }: { profile: OwnProfile; initialTab: string | null }) {
  const tab = useAddressParameter("edit", initialTab);
  const field = useAddressParameter("field", null);
  return <EditProfileDialog profile={profile} wantedTab={tab} field={field} />;
}
