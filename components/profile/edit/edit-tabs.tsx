"use client";

import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import type { EditTab } from "@/lib/domain/profile/completeness.rules";
import { editTabsTexts as texts } from "@/lib/domain/profile/edit-dialog.messages";
import { BasicFields } from "./basic-fields";
import { fieldId } from "./form-field";
import { QualificationList } from "./qualification-list";
import { TeachingFields } from "./teaching-fields";

const TAB_LABELS: Record<EditTab, string> = {
  basic: texts.basicInfo,
  teaching: texts.teachingInfo,
  qualifications: texts.qualifications,
};
const TEACHING_FIELDS = [
  "proficiency",
  "subjects",
  "classesOffered",
  "firstMeetingFee",
  "hostsStudents",
  "reachKm",
  "languages",
  "boards",
  "teachingExperiences",
];

/** The tab that contains a field of the profile. */
export function tabOfField(name: string): EditTab {
  if (name === "qualifications") return "qualifications";
  return TEACHING_FIELDS.includes(name) ? "teaching" : "basic";
}

/** Focuses a field, or the first one with an error, once its tab is visible. */
export function focusField(name?: string): void {
  requestAnimationFrame(() => {
    const panel = document.querySelector("[data-edit-panel][data-state=active]");
    const target = name ? document.getElementById(fieldId(name)) : panel?.querySelector("[aria-invalid], [role=alert]");
    const isControl = target?.matches("input, select, textarea");
    const control = isControl ? target : (target?.querySelector("input, select") ?? null);
    (control as HTMLElement | null)?.focus();
    target?.scrollIntoView({ block: "center" });
  });
}

type EditTabsProps = {
  tabs: readonly EditTab[];
  open: EditTab;
  onOpen: (tab: EditTab) => void;
  isMentor: boolean;
};

/** The dialog's tabs. All fields stay mounted, so that one save validates and sends them together. */
export function EditTabs({ tabs, open, onOpen, isMentor }: EditTabsProps) {
  const panels: Record<EditTab, ReactNode> = {
    basic: <BasicFields isMentor={isMentor} />,
    teaching: <TeachingFields />,
    qualifications: <QualificationList />,
  };
  return (
    <Tabs.Root
      value={open}
      onValueChange={(tab) => onOpen(tab as EditTab)}
      className="flex min-h-0 flex-1 flex-col overflow-hidden"
    >
      <Tabs.List aria-label={texts.partsProfile} className="flex border-b border-line px-5 sm:px-7">
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab}
            value={tab}
            className="-mb-px min-h-11 flex-1 cursor-pointer border-b-2 border-transparent px-2 text-sm font-medium whitespace-nowrap text-ink-soft hover:text-ink data-[state=active]:border-leaf data-[state=active]:text-leaf sm:flex-none sm:px-4 sm:text-base"
          >
            {TAB_LABELS[tab]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content
          key={tab}
          value={tab}
          forceMount
          data-edit-panel
          className="min-h-0 flex-1 overflow-y-auto px-5 py-5 outline-offset-[-2px] data-[state=inactive]:hidden sm:px-7"
        >
          {panels[tab]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
