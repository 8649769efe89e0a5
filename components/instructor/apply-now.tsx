"use client";

import dynamic from "next/dynamic";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { applyNowTexts as texts } from "@/lib/catalogue/instructor.messages";
import { useViewer } from "@/lib/client/viewer";
import { links, registerMentorHref } from "@/lib/links";

function RegisterLink() {
  return (
    <Button asChild>
      <PageLink href={registerMentorHref()}>{texts.applyNow}</PageLink>
    </Button>
  );
}

/** Few visitors are signed in as a student, so only they load the dialog. */
const SwitchToMentor = dynamic(() => import("./switch-to-mentor").then((module) => module.SwitchToMentor), {
  ssr: false,
  loading: RegisterLink,
});

/**
 * The button to become a mentor: registration for visitors, a confirmation for students, the own profile for mentors.
 */
export function ApplyNow() {
  const viewer = useViewer();
  if (viewer?.role === "user") return <SwitchToMentor />;
  if (viewer?.role !== "mentor") return <RegisterLink />;
  return (
    <Button asChild>
      <PageLink href={links.profile}>{texts.goProfile}</PageLink>
    </Button>
  );
}
