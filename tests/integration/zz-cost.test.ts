import { afterAll, beforeAll, it } from "vitest";
import { randomUUID } from "node:crypto";
import { prisma } from "@/lib/server/db/prisma";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { inHours, bookingOf, hours } from "../support/meeting-requests";
import { createMeeting } from "@/lib/server/meetings/create-meeting";
import { draftMeeting, findPair } from "@/lib/server/meetings/draft-meeting";
import { prepareMeetingMails } from "@/lib/server/meetings/meeting-mails";
import { bookingSchema } from "@/lib/domain/meetings/booking.schema";
import { listSlots } from "@/lib/server/meetings/list-slots";
import { nextFreeTimes, isFree } from "@/lib/server/meetings/free-times.repository";
beforeAll(emptyAccounts); afterAll(emptyAccounts);
const med=(a:number[])=>a.sort((x,y)=>x-y)[a.length>>1]!.toFixed(2);
it("cost", async () => {
  const mentor = await createBookableMentor(hours({horizonDays:180}));
  const member = await createUserMember(); const actor = await actorOf(member);
  const t: Record<string, number[]> = {};
  const time = async <T,>(n:string,f:()=>Promise<T>)=>{const s=performance.now();const r=await f();(t[n]??=[]).push(performance.now()-s);return r;};
  for (let i=0;i<60;i++){
    await prisma.$executeRaw`truncate rate_limit`;
    const b = bookingSchema.parse(bookingOf(mentor, inHours(30+2*i)));
    await time("book",()=>createMeeting(actor,b));
    await time("insert",()=>createMeetingRow({mentor,student:member},inHours(31+2*i)));
    const {mentor:m,student}=await findPair(mentor.username,actor);
    const d=draftMeeting(m,student,b);
    await time("mails",()=>prepareMeetingMails("booked",d,{recipients:{mentor:mentor.email,student:member.email}}));
    const pair={mentor:m,studentId:student.id};
    await time("isFree",()=>isFree(prisma,pair,b.startsAt,new Date()));
    await time("next",()=>nextFreeTimes(prisma,pair,b.startsAt,new Date()));
    await time("slots31",()=>listSlots(mentor.username,{},null));
  }
  console.log(JSON.stringify(Object.fromEntries(Object.entries(t).map(([k,v])=>[k,med(v)]))));
}, 60000);
