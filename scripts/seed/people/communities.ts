import { namePool } from "./name-pool";

/** Names by the region or community where they are common. Sikh names are the Punjabi ones. */
export const COMMUNITIES = {
  hindi: namePool(
    "Asha Anjali Neha Pooja Priya Kavita Sunita Rekha Shweta Ritu Nidhi Swati Meena Archana Jyoti Preeti Garima Shalini Vandana Manju Seema Kiran Pallavi Aditi Ankita Divya Ruchi Sapna Deepika Mamta",
    "Amit Rahul Vikas Sanjay Rajesh Manoj Deepak Alok Ashish Vivek Saurabh Gaurav Nitin Pankaj Anil Sunil Rakesh Mukesh Abhishek Ankur Prashant Rohit Mohit Naveen Dinesh Ajay Vinod Shubham Arvind Hemant",
    "Sharma Verma Gupta Mishra Tiwari Pandey Srivastava Agarwal Yadav Chauhan Saxena Shukla Tripathi Dubey Jain Bansal Mathur Rathore Joshi Rawat Negi Bhatt Thakur Kumar Singh Chaturvedi Goel Mittal Maurya Prasad",
  ),
  punjabi: namePool(
    "Harpreet Manpreet Simran Jaspreet Gurleen Navneet Kulwinder Amandeep Rupinder Sukhmani Parminder Kamalpreet Jasleen Ramandeep Prabhjot Mandeep",
    "Gurpreet Harjit Manjit Jaswinder Balwinder Sukhdev Paramjit Amarjit Ranjit Navjot Gurdeep Satnam Kuldeep Jagdeep Tejinder Arshdeep",
    "Singh Gill Sandhu Sidhu Dhillon Grewal Bedi Sodhi Ahluwalia Anand Bhatia Chadha Arora Khurana Bajwa Randhawa",
  ),
  kashmiri: namePool(
    "Shazia Rukhsana Insha Mehvish Saima Ulfat Nighat Tabassum Aaliya Rifat Sumaira Iqra",
    "Showkat Tariq Bilal Aijaz Mushtaq Javaid Yasir Faisal Nisar Suhail Waseem Rafiq",
    "Bhat Wani Lone Mir Dar Rather Malik Shah Khan Qureshi Andrabi Parray",
  ),
  muslim: namePool(
    "Ayesha Fatima Zainab Sana Nazia Shabana Farah Rubina Saba Heena Yasmin Afreen Nasreen Tahira Ruksar Samina",
    "Imran Salman Faizan Arif Asif Irfan Shahid Naseer Zubair Aamir Rizwan Junaid Kashif Nadeem Sajid Tanveer",
    "Khan Ansari Siddiqui Shaikh Qureshi Ahmed Hussain Pathan Farooqui Rizvi Mirza Syed Ali Naqvi Hashmi Usmani",
  ),
  gujarati: namePool(
    "Hetal Kinjal Bhavna Nisha Dipti Jignasha Komal Falguni Hiral Mital Krupa Rupal Urvi Dhara Payal Darshana",
    "Hardik Jignesh Bhavesh Chirag Ketan Mitesh Parth Nirav Hitesh Kalpesh Dhruv Jayesh Vipul Tejas Harsh Pratik",
    "Patel Shah Mehta Desai Trivedi Parmar Solanki Joshi Vyas Dave Chaudhari Bhatt Modi Panchal Rana Pandya",
  ),
  marathi: namePool(
    "Snehal Manisha Vaishali Ashwini Sayali Mrunal Tejaswini Rutuja Madhuri Supriya Gauri Aparna Shubhangi Smita Pradnya Sonali Varsha Amruta",
    "Sachin Nilesh Mahesh Ganesh Sandeep Yogesh Amol Prasad Swapnil Omkar Kedar Rohan Aniket Mandar Tushar Shrikant Vaibhav Sameer",
    "Patil Kulkarni Deshmukh Joshi Jadhav Pawar Shinde More Gaikwad Deshpande Bhosale Chavan Kale Apte Sawant Naik Kadam Gokhale Phadke Salunkhe",
  ),
  bengali: namePool(
    "Ananya Sudeshna Moumita Paromita Ishita Debjani Sharmistha Rituparna Sohini Madhumita Tanusree Payel Sreyashi Sanchita Barnali Mithu",
    "Arnab Subhasish Debashis Sourav Anirban Partha Kaushik Soumya Abhijit Sandip Tanmoy Indranil Prosenjit Sayan Rajat Dipankar",
    "Banerjee Mukherjee Chatterjee Ghosh Bose Das Dutta Sen Roy Chakraborty Mitra Saha Bhattacharya Nandi Majumdar Ganguly Pal Biswas",
  ),
  odia: namePool(
    "Sasmita Itishree Sujata Lipika Subhashree Pragyan Sonalika Rashmita Bijaylaxmi Madhusmita Swagatika Truptimayee",
    "Biswajit Manas Jyotiranjan Sudhansu Bikash Pradeep Rajanikanta Satyabrata Chinmay Debasis Ashutosh Tapan",
    "Mohanty Panda Sahoo Nayak Mishra Behera Das Pattnaik Jena Swain Rout Senapati Dash Parida",
  ),
  assamese: namePool(
    "Juri Rimpi Mandira Bhaswati Himadri Nibedita Pallabi Karabi Dipsikha Munmi Jonali Barasha",
    "Bhaskar Dhrubajyoti Pranjal Jayanta Manash Hirak Nayan Ranjan Bitupan Kaushik Mridul Diganta",
    "Baruah Saikia Borah Kalita Hazarika Gogoi Deka Sarma Das Phukan Dutta Bordoloi",
  ),
  northeast: namePool(
    "Lalremruati Rina Temsula Vikeni Bandaris Ibetombi Mary Grace Linda Esther Pema Diki",
    "Lalrinawma James Temjen Kevi Banteilang Ibomcha John David Samuel Peter Tashi Karma",
    "Marak Sangma Lyngdoh Jamir Longkumer Singha Devi Pachuau Ralte Lepcha Bhutia Tamang",
  ),
  tamil: namePool(
    "Meenakshi Kavitha Lakshmi Revathi Deepa Priyanka Gayathri Vidhya Bhuvaneswari Sangeetha Nithya Abirami Malathi Selvi Janani Subashini Hema Saranya",
    "Karthik Senthil Murugan Prabhu Saravanan Vignesh Arun Ramesh Balaji Suresh Dinesh Muthu Venkatesh Gopal Sivakumar Manikandan Raghu Anbu",
    "Subramanian Krishnan Ramasamy Sundaram Raman Rajendran Natarajan Palanisamy Murugesan Chandrasekar Annamalai Iyer Iyengar Selvaraj Balasubramanian Kumaran Velu Ganesan",
  ),
  telugu: namePool(
    "Lavanya Swapna Sravani Padmaja Sirisha Madhavi Anusha Sowmya Haritha Bhargavi Sailaja Mounika Jyothi Sujatha Vasavi Himabindu",
    "Srinivas Ravi Venkata Praveen Kiran Naresh Chandra Sai Mahesh Phani Sudheer Harish Ramana Krishna Satish Vamsi",
    "Reddy Rao Naidu Chowdary Sharma Varma Goud Prasad Murthy Raju Sastry Babu Kumar Kolli Yerra Vemula",
  ),
  kannada: namePool(
    "Shilpa Roopa Chaitra Ashwini Savitha Pavithra Sushma Kavya Vidya Sahana Nagaratna Bhavya Shruthi Usha Vinutha Rashmi",
    "Manjunath Raghavendra Girish Basavaraj Shivakumar Lokesh Nagaraj Prakash Chetan Santosh Umesh Anand Mallikarjun Darshan Sunil Pradeep",
    "Gowda Hegde Shetty Rao Bhat Patil Kulkarni Murthy Nayak Kamath Acharya Swamy Hiremath Desai Urs Pai",
  ),
  malayali: namePool(
    "Anjana Sreeja Reshma Lekha Bindu Divya Remya Athira Parvathy Soumya Jaya Sindhu Aswathy Nimisha Beena Gopika",
    "Vishnu Sreejith Anoop Rajeev Hari Unnikrishnan Sajith Ajith Prasanth Biju Manoj Arun Vineeth Rahul Jayan Sudheesh",
    "Nair Menon Pillai Nambiar Kurup Warrier Panicker Namboothiri Krishnan Varma Das Kumar Unnithan Ezhuthachan",
  ),
  christian: namePool(
    "Anu Maria Tessy Jincy Rose Sheeba Annie Elizabeth Merin Sherin Priscilla Stella Teresa Jessy Nancy Rachel",
    "Jacob Thomas Joseph George Antony Shaji Roy Mathew Alex Xavier Francis Joel Sebastian Paul Robin Stephen",
    "Thomas Mathew Varghese Joseph Philip Kurian Abraham George Fernandes Pereira Dsouza Rodrigues Cherian Chacko Lobo Pinto",
  ),
} as const;

export type CommunityId = keyof typeof COMMUNITIES;
