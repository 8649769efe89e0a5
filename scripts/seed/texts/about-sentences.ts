/** Sentences for a mentor's own description; {placeholders} are filled from the profile. */

export const OPENINGS_EXPERIENCED = [
  "I teach {subjects} to {pupils} of {classes} in {town}, and have done so for {years} years.",
  "For the last {years} years I have been teaching {subjects} in {town}, mostly to {pupils} of {classes}.",
  "I am {article} {subject} tutor from {town} with {years} years of experience with {classes}.",
  "{Years} years of teaching {subject} have shown me that most children only need someone patient to ask. I take {classes}.",
  "I have taught {subjects} for {years} years, first in classrooms and now mainly one to one in and around {town}.",
  "After {years} years of teaching {subjects} I still enjoy the moment when a difficult page suddenly looks easy. I work with {classes} in {town}.",
  "Teaching {subject} has been my work for {years} years, and {pupils} of {classes} are the ones I know best.",
  "My pupils in {town} are in {classes}, and I have been helping them with {subjects} for {years} years.",
];

export const OPENINGS_NEW = [
  "I have recently started teaching {subjects} in {town} and take {pupils} of {classes}.",
  "I finished my studies not long ago and now teach {subjects} to {pupils} of {classes} in {town}.",
  "I am a young tutor from {town}, and I remember very well which parts of {subject} were hard at that age. I teach {classes}.",
  "I began with the children of my own neighbourhood in {town} and now take {subjects} for {classes}.",
];

export const METHODS_NURSERY = [
  "We learn with songs, beads, flash cards and plenty of movement, so that a lesson feels like play.",
  "Small children learn with their hands first, so we trace, cut, sort and sing before we write.",
  "A lesson is never longer than forty minutes, with a story at the end of it.",
  "I keep the lessons short and cheerful, and {topic} come in through stories and games.",
  "I send parents a small activity after each lesson that takes ten minutes at home.",
];

export const METHODS_SCHOOL = [
  "I begin with what the child already knows and build from there, one small step at a time.",
  "Every lesson ends with five questions, so that we both see what has really been understood.",
  "I like to start {topic} with an example from daily life and only then open the textbook.",
  "We follow the school's own order of chapters, so that the lessons help from the very next class test.",
  "I keep a notebook for each pupil in which every mistake is solved once more a week later.",
  "Homework is short but regular, and I check every line of it.",
  "I explain in English and in the language spoken at home, whichever makes the idea clear.",
  "When {topic} cause trouble, we slow down and go through them on paper, with drawings, until they do not.",
];

export const METHODS_PLUS_TWO = [
  "Each chapter gets its theory, a page of worked examples, and then questions from the previous ten board papers.",
  "I give a written test every second Saturday and go through the answers line by line.",
  "We work on {topic} until the steps can be written without looking, because that is where marks are lost.",
  "I share short notes for revision and keep the last two months free for full papers.",
  "My lessons cover the board syllabus first; entrance questions come once the basics are firm.",
  "I ask my students to explain an answer back to me, since that shows quickly what is missing.",
];

export const METHODS_TECHNOLOGY = [
  "We write code from the first lesson, and every month ends with a small project to show at home.",
  "Nobody copies from the board here: pupils type, break and mend their own programs.",
  "I follow the school syllabus where there is one and add projects such as {topic} for those who want more.",
  "A laptop and curiosity are enough to begin; I send the exercises and look at every one.",
];

export const METHODS_ARTS = [
  "Lessons are relaxed but regular, and I ask for fifteen minutes of practice on the other days.",
  "I begin with {topic} and let each child move on at a pace that stays enjoyable.",
  "Twice a year we put together a small show for the parents.",
  "Complete beginners are welcome, and so are those who prepare for a competition or a graded exam.",
];

export const METHODS_LANGUAGE = [
  "We speak from the first day, and grammar follows from sentences that the pupil has already used.",
  "I read a page aloud with every pupil in each lesson; spelling improves almost by itself.",
  "Written work is corrected together, so that {topic} are understood and not just memorised.",
  "A short story, a few new words and one page of writing make up a usual lesson.",
];

export const PRACTICE_HOME = [
  "I come to your home within a few kilometres of {town}, on weekdays after school hours.",
  "Lessons are at your place or at mine, usually between four and eight in the evening.",
  "I visit families in {town} by scooter and keep my timings strictly.",
  "I take one child or two siblings at a time, at your home.",
];

export const PRACTICE_ONLINE = [
  "All lessons are online with a shared whiteboard, and the notes are sent as a PDF afterwards.",
  "I teach over video calls in the evening and at weekends, also for families who have moved abroad.",
  "Lessons are online, so a stable connection and a quiet corner are all you need.",
];

export const PRACTICE_BOTH = [
  "I teach at home in {town} and online when the weather or exams make travelling difficult.",
  "Weekday lessons are online; on Saturdays I can come to your home in {town}.",
  "You can choose between home visits and online lessons, or mix the two.",
];

export const CLOSINGS = [
  "The first lesson is a free conversation to find out what is needed.",
  "Parents get a short message from me every week about how things are going.",
  "I take a small number of pupils so that each of them gets enough time.",
  "Call me once, tell me what worries you, and we will see whether I am the right person.",
  "Brothers and sisters may share a lesson.",
];

export const CLOSINGS_SCHOOL = [
  "I am happy to speak with the class teacher if that helps.",
  "Please write to me with the class and the board, and I will suggest a plan.",
  "CBSE, ICSE and state board pupils are all welcome.",
  "I would rather go slowly and be understood than finish the book in a hurry.",
];
