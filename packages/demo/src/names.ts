import type { SimpleFaker } from "@faker-js/faker";

interface Heritage {
  weight: number;
  first: string[];
  last: string[];
}

const split = (names: string) => names.split(" ");

/** Names of present-day Britain, with first and last names that belong together. */
const heritages: Heritage[] = [
  {
    weight: 52,
    first: split(
      "Oliver Amelia Jack Olivia Harry Emily George Isla Thomas Ava James Grace William Sophie Daniel Chloe Joshua Lucy Matthew Megan Ryan Holly Adam Jessica Luke Rebecca Callum Hannah Lewis Charlotte Nathan Ellie Jordan Zoë Connor Abigail Liam Bethany Michael Laura Andrew Sarah Paul Karen Mark Julie Stephen Alison Ian Jacqueline Gary Tracey Neil Donna Kevin Michelle Darren Joanne Lee Samantha Craig Kerry Dean Natalie",
    ),
    last: split(
      "Smith Jones Taylor Brown Williams Wilson Johnson Davies Robinson Wright Thompson Evans Walker White Roberts Green Hall Wood Jackson Clarke Harrison Ward Turner Cooper Hill Morris Moore Clark Lee Baker Harris King Morgan Allen Scott Watson Parker Bennett Young Mitchell Cook Richardson Shaw Marshall Ellis Carter Hughes Foster Gray Hunt Mills Palmer Webb Holmes Chapman Barker Fletcher Dixon Hargreaves Metcalfe Sutcliffe Ackroyd Hebblethwaite Smith-Jones Barraclough",
    ),
  },
  {
    weight: 9,
    first: split(
      "Aoife Seán Ciara Patrick Niamh Rory Siobhán Eoin Eilidh Hamish Catriona Fraser Fergus Mhairi Rhys Siân Gethin Carys Dafydd Angharad",
    ),
    last: split(
      "Murphy Kelly O'Brien O'Connor Byrne Doyle MacDonald Campbell Stewart McGregor Sinclair Rees Llewellyn Pugh Gwynne McAllister",
    ),
  },
  {
    weight: 8,
    first: split(
      "Mohammed Aisha Zain Fatima Bilal Zainab Hamza Maryam Imran Nadia Adeel Sana Tariq Rukhsana Rafiq Shabana Tahmina Nasrin",
    ),
    last: split(
      "Khan Hussain Ahmed Ali Akhtar Malik Mahmood Iqbal Shah Uddin Chowdhury Rahman Miah Begum",
    ),
  },
  {
    weight: 5,
    first: split(
      "Arjun Priya Rahul Ananya Vikram Meera Sanjay Kavita Harpreet Gurpreet Jaspreet Manpreet Simran Balwinder",
    ),
    last: split("Patel Singh Kaur Sharma Mistry Desai Gill Sandhu Dhillon Bains"),
  },
  {
    weight: 6,
    first: split(
      "Chidi Ngozi Emeka Adaeze Tunde Folasade Kwame Akua Kofi Abena Yaw Efua Amara Oluwaseun Temitope Blessing Godfrey",
    ),
    last: split(
      "Okafor Adeyemi Eze Nwosu Balogun Ogunleye Mensah Boateng Owusu Asante Osei Appiah",
    ),
  },
  {
    weight: 4,
    first: split("Tendai Rudo Tapiwa Chipo Farai Nyasha Tatenda Blessing Precious Memory"),
    last: split("Moyo Ncube Sibanda Chikwanha Mutasa Dube Mpofu Banda"),
  },
  {
    weight: 4,
    first: split(
      "Marlon Shanice Jermaine Keisha Tyrone Monique Leroy Simone Devon Yvonne Winston Sharon",
    ),
    last: split(
      "Campbell Grant Francis Gordon Bailey Powell Reid Joseph Charles Alleyne Braithwaite",
    ),
  },
  {
    weight: 8,
    first: split(
      "Łukasz Agnieszka Piotr Katarzyna Tomasz Małgorzata Marcin Joanna Paweł Magdalena Andrei Elena Ionuț Ioana Mihai Cristina Jonas Rūta Ivan Desislava",
    ),
    last: split(
      "Nowak Kowalczyk Wójcik Kamiński Lewandowski Zieliński Szymańska Dąbrowska Popescu Ionescu Dumitru Stan Munteanu Kazlauskas Petrov Georgieva",
    ),
  },
  {
    weight: 4,
    first: split(
      "Maria João Ana Tiago Carmen José Lucía Marco Giulia Eleni Nikos Søren Jürgen Anaïs François",
    ),
    last: split(
      "Silva Santos Ferreira Gonçalves García Fernández López Rossi Bianchi Papadopoulos Müller Dubois Jørgensen",
    ),
  },
  {
    weight: 2,
    first: split("Grace Angelica Rowena Jun Mark Cherry Jocelyn Rodel Maricel Arnel"),
    last: split("Santos Reyes Cruz Bautista Villanueva Mendoza"),
  },
  {
    weight: 2,
    first: split("Wei Mei Jia Hui Xin Linh Minh Thuy Sunita Bishnu Dawa"),
    last: split("Chen Wong Li Zhang Liu Nguyen Tran Gurung Rai Thapa"),
  },
  {
    weight: 3,
    first: split(
      "Omar Layla Yusuf Noor Karim Rania Ahmad Huda Reza Shirin Farhad Parisa Emre Elif Şenay",
    ),
    last: split(
      "Hassan Ibrahim Mansour Haddad Khalil Nasser Karimi Hosseini Rahimi Yılmaz Demir Öztürk",
    ),
  },
];

const weighted = heritages.map((value) => ({ value, weight: value.weight }));

/** Draws a first and last name; one in twelve combines two heritages. */
export function personName(random: SimpleFaker): { first_name: string; last_name: string } {
  const { weightedArrayElement, arrayElement } = random.helpers;
  const heritage = weightedArrayElement(weighted);
  const other = random.datatype.boolean(1 / 12) ? weightedArrayElement(weighted) : heritage;
  return { first_name: arrayElement(heritage.first), last_name: arrayElement(other.last) };
}
