/** How a mentor teaches, as shown to a student. */
export const teachingModeTexts = {
  online: "online",
  atStudentHome: "at your home",
  atMentorPlace: "at the mentor's place",
  inPerson: "in person",
} as const;

export const withinReach = (mode: string, km: number) => `${mode} (within ${km} km)`;
