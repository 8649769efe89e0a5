/** Names that GeoNames spells in an older or transliterated way, by the name without diacritics. */
export const TOWN_NAMES: Readonly<Record<string, string>> = {
  Ahmadnagar: "Ahmednagar",
  Allahabad: "Prayagraj",
  Amarnath: "Ambernath",
  Ambarnath: "Ambernath",
  Baharampur: "Berhampore",
  Bahraigh: "Bahraich",
  Bali: "Bally",
  Barakpur: "Barrackpore",
  Barddhaman: "Bardhaman",
  Belgaum: "Belagavi",
  Bellary: "Ballari",
  Bhubaneshwar: "Bhubaneswar",
  Borivli: "Borivali",
  Chanda: "Chandrapur",
  Chanduasi: "Chandausi",
  Chikmagalur: "Chikkamagaluru",
  Chittaurgarh: "Chittorgarh",
  Cochin: "Kochi",
  Cuddapah: "Kadapa",
  "Dam Dam": "Dum Dum",
  Darjiling: "Darjeeling",
  "Dehra Dun": "Dehradun",
  Dhaulpur: "Dholpur",
  Dhulia: "Dhule",
  Dinapore: "Danapur",
  Ellore: "Eluru",
  Fyzabad: "Ayodhya",
  Ganganagar: "Sri Ganganagar",
  "Gonda City": "Gonda",
  Gulbarga: "Kalaburagi",
  "Guntakal Junction": "Guntakal",
  Gurgaon: "Gurugram",
  Haora: "Howrah",
  Hoshangabad: "Narmadapuram",
  Hospet: "Hosapete",
  Hubli: "Hubballi",
  Hugli: "Hooghly",
  "Ingraj Bazar": "Malda",
  Mangalore: "Mangaluru",
  Kanniyakumari: "Kanyakumari",
  Monghyr: "Munger",
  Murwara: "Katni",
  Mysore: "Mysuru",
  Negapatam: "Nagapattinam",
  Nowrangapur: "Nabarangpur",
  Palghat: "Palakkad",
  Pimpri: "Pimpri-Chinchwad",
  Puruliya: "Purulia",
  "Raj-Nandgaon": "Rajnandgaon",
  Rajahmundry: "Rajamahendravaram",
  Raurkela: "Rourkela",
  Saugor: "Sagar",
  Shimoga: "Shivamogga",
  Suriapet: "Suryapet",
  Tanjore: "Thanjavur",
  Teni: "Theni",
  Tumkur: "Tumakuru",
};

/**
 * Corrected populations by GeoNames id, where the record counts a district, a namesake or an old census; 0 omits the
 * place.
 */
export const TOWN_POPULATIONS: Readonly<Record<number, number>> = {
  1277333: 8_443_675, // Bengaluru
  1269843: 6_809_970, // Hyderabad
  1279233: 5_570_585, // Ahmedabad
  1255364: 4_467_797, // Surat
  1264527: 4_646_732, // Chennai
  1262111: 100_000, // Najafgarh
  1270926: 0, // A village in Haryana with the population of Gorakhpur in Uttar Pradesh.
  1261162: 36_945, // Nabarangpur
  1254361: 473_637, // Tirunelveli
  1254745: 94_453, // Theni
  1275610: 53_187, // Bilimora
  1259239: 0, // Punasa, a dam with its district's people
  1270896: 0, // Gosaba, a block of villages
  9781227: 0, // Kultali, a block of villages
  1430991: 0, // Soyibug, a village
  6943660: 0, // Shivaji Nagar, a part of Pune
  1277082: 0, // Baranagar, a part of Kolkata
};

/**
 * Direction of the open sea (degrees clockwise from north) for towns with their centre on the shore, by displayed name.
 * Without it, some of their mentors would live in the water.
 */
export const SEAWARD_BEARINGS: Readonly<Record<string, number>> = {
  Mumbai: 250, Borivali: 270, Bhayandar: 270, Chennai: 90, Visakhapatnam: 130, Gajuwaka: 120, Kakinada: 90, Machilipatnam: 110,
  Puducherry: 100, Cuddalore: 90, Nagapattinam: 90, Karaikal: 90, Thoothukudi: 100, Kanyakumari: 180, Rameswaram: 90,
  Thiruvananthapuram: 230, Kollam: 240, Alappuzha: 260, Kochi: 260, Kozhikode: 260, Kannur: 235, Mangaluru: 265, Udupi: 270,
  Karwar: 260, Panaji: 290, "Vasco da Gama": 310, Mormugao: 310, Porbandar: 225, Veraval: 220, Dwarka: 260, Daman: 270, Diu: 170,
  Puri: 160, "Port Blair": 100, Bhavnagar: 95, Ratnagiri: 265,
}; // prettier-ignore
