import type { CommunityId } from "../people/communities";

/** A state in the seed: its communities, the language of its schools, and the universities of its teachers. */
export type State = {
  readonly name: string;
  readonly communities: Readonly<Partial<Record<CommunityId, number>>>;
  /** Catalogue subjects that only this region teaches. */
  readonly languages: readonly string[];
  readonly universities: readonly string[];
};

const hindi = { hindi: 84, muslim: 12, punjabi: 2, bengali: 2 } as const;
const northEast = { northeast: 60, assamese: 20, bengali: 12, hindi: 8 } as const;

/** Indian states and union territories by their GeoNames code. */
export const STATES: Readonly<Record<string, State>> = {
  "01": { name: "Andaman and Nicobar Islands", communities: { tamil: 30, bengali: 40, hindi: 30 }, languages: ["Bengali", "Tamil"], universities: ["Pondicherry University"] },
  "02": { name: "Andhra Pradesh", communities: { telugu: 85, muslim: 9, christian: 6 }, languages: ["Telugu"], universities: ["Andhra University", "Sri Venkateswara University", "Acharya Nagarjuna University"] },
  "03": { name: "Assam", communities: { assamese: 64, bengali: 20, muslim: 16 }, languages: ["Bengali"], universities: ["Gauhati University", "Dibrugarh University", "Cotton University"] },
  "05": { name: "Chandigarh", communities: { punjabi: 45, hindi: 52, muslim: 3 }, languages: ["Punjabi"], universities: ["Panjab University"] },
  "06": { name: "Dadra and Nagar Haveli", communities: { gujarati: 70, marathi: 20, hindi: 10 }, languages: ["Gujarati"], universities: ["Veer Narmad South Gujarat University"] },
  "07": { name: "Delhi", communities: { hindi: 66, punjabi: 14, muslim: 10, bengali: 5, malayali: 3, tamil: 2 }, languages: ["Punjabi", "Urdu"], universities: ["University of Delhi", "Jamia Millia Islamia", "Guru Gobind Singh Indraprastha University"] },
  "09": { name: "Gujarat", communities: { gujarati: 84, muslim: 9, hindi: 5, marathi: 2 }, languages: ["Gujarati"], universities: ["Gujarat University", "Maharaja Sayajirao University of Baroda", "Saurashtra University"] },
  "10": { name: "Haryana", communities: { hindi: 86, punjabi: 11, muslim: 3 }, languages: ["Punjabi"], universities: ["Kurukshetra University", "Maharshi Dayanand University"] },
  "11": { name: "Himachal Pradesh", communities: { hindi: 94, punjabi: 6 }, languages: [], universities: ["Himachal Pradesh University"] },
  "12": { name: "Jammu and Kashmir", communities: { kashmiri: 62, hindi: 30, punjabi: 8 }, languages: ["Urdu"], universities: ["University of Kashmir", "University of Jammu"] },
  "13": { name: "Kerala", communities: { malayali: 66, christian: 20, muslim: 14 }, languages: ["Malayalam"], universities: ["University of Kerala", "Mahatma Gandhi University, Kottayam", "University of Calicut", "Cochin University of Science and Technology"] },
  "14": { name: "Lakshadweep", communities: { muslim: 100 }, languages: ["Malayalam"], universities: ["University of Calicut"] },
  "16": { name: "Maharashtra", communities: { marathi: 70, muslim: 9, hindi: 8, gujarati: 7, christian: 4, tamil: 2 }, languages: ["Marathi"], universities: ["University of Mumbai", "Savitribai Phule Pune University", "Rashtrasant Tukadoji Maharaj Nagpur University", "Shivaji University, Kolhapur"] },
  "17": { name: "Manipur", communities: northEast, languages: [], universities: ["Manipur University"] },
  "18": { name: "Meghalaya", communities: northEast, languages: ["Bengali"], universities: ["North-Eastern Hill University"] },
  "19": { name: "Karnataka", communities: { kannada: 74, muslim: 9, telugu: 5, tamil: 5, christian: 4, hindi: 3 }, languages: ["Kannada"], universities: ["Bangalore University", "University of Mysore", "Karnatak University", "Mangalore University"] },
  "20": { name: "Nagaland", communities: northEast, languages: [], universities: ["Nagaland University"] },
  "21": { name: "Odisha", communities: { odia: 92, muslim: 4, bengali: 4 }, languages: ["Odia"], universities: ["Utkal University", "Sambalpur University", "Berhampur University"] },
  "22": { name: "Puducherry", communities: { tamil: 88, christian: 8, muslim: 4 }, languages: ["Tamil"], universities: ["Pondicherry University"] },
  "23": { name: "Punjab", communities: { punjabi: 70, hindi: 28, muslim: 2 }, languages: ["Punjabi"], universities: ["Punjabi University, Patiala", "Guru Nanak Dev University", "Panjab University"] },
  "24": { name: "Rajasthan", communities: hindi, languages: [], universities: ["University of Rajasthan", "Jai Narain Vyas University", "Mohanlal Sukhadia University"] },
  "25": { name: "Tamil Nadu", communities: { tamil: 84, christian: 7, muslim: 6, telugu: 3 }, languages: ["Tamil"], universities: ["University of Madras", "Anna University", "Bharathiar University", "Madurai Kamaraj University"] },
  "26": { name: "Tripura", communities: { bengali: 84, northeast: 16 }, languages: ["Bengali"], universities: ["Tripura University"] },
  "28": { name: "West Bengal", communities: { bengali: 80, muslim: 13, hindi: 7 }, languages: ["Bengali"], universities: ["University of Calcutta", "Jadavpur University", "University of Burdwan", "University of North Bengal"] },
  "29": { name: "Sikkim", communities: { northeast: 70, hindi: 30 }, languages: [], universities: ["Sikkim University"] },
  "30": { name: "Arunachal Pradesh", communities: northEast, languages: [], universities: ["Rajiv Gandhi University"] },
  "31": { name: "Mizoram", communities: { northeast: 100 }, languages: [], universities: ["Mizoram University"] },
  "32": { name: "Daman and Diu", communities: { gujarati: 90, christian: 10 }, languages: ["Gujarati"], universities: ["Veer Narmad South Gujarat University"] },
  "33": { name: "Goa", communities: { marathi: 60, christian: 34, kannada: 6 }, languages: ["Marathi"], universities: ["Goa University"] },
  "34": { name: "Bihar", communities: { hindi: 86, muslim: 14 }, languages: ["Urdu"], universities: ["Patna University", "Lalit Narayan Mithila University", "Magadh University"] },
  "35": { name: "Madhya Pradesh", communities: hindi, languages: [], universities: ["Devi Ahilya Vishwavidyalaya", "Barkatullah University", "Jiwaji University"] },
  "36": { name: "Uttar Pradesh", communities: { hindi: 82, muslim: 16, punjabi: 2 }, languages: ["Urdu"], universities: ["University of Allahabad", "Banaras Hindu University", "University of Lucknow", "Aligarh Muslim University"] },
  "37": { name: "Chhattisgarh", communities: { hindi: 92, muslim: 3, odia: 5 }, languages: [], universities: ["Pandit Ravishankar Shukla University"] },
  "38": { name: "Jharkhand", communities: { hindi: 76, bengali: 12, muslim: 12 }, languages: [], universities: ["Ranchi University", "Vinoba Bhave University"] },
  "39": { name: "Uttarakhand", communities: { hindi: 90, muslim: 6, punjabi: 4 }, languages: [], universities: ["Hemvati Nandan Bahuguna Garhwal University", "Kumaun University"] },
  "40": { name: "Telangana", communities: { telugu: 78, muslim: 18, christian: 4 }, languages: ["Telugu", "Urdu"], universities: ["Osmania University", "Kakatiya University", "University of Hyderabad"] },
  "41": { name: "Ladakh", communities: { kashmiri: 60, northeast: 40 }, languages: ["Urdu"], universities: ["University of Jammu"] },
}; // prettier-ignore
