import { foldText } from '../../../domain/foldText';
import { soundKey, wordsOf } from '../../../domain/soundKey';

/** Words in the names of the trade's firms, in both scripts. */
const FIRM_WORDS = `silk silks saree sarees sari saris sadi saadi textile textiles fabric fabrics handloom handlooms powerloom powerlooms
  emporium traders trading sons bros brothers company co vastra vastralaya bhandar kendra store stores house industries
  industry enterprise enterprises creation creations collection collections fashion fashions weavers export exports exporter
  exporters international overseas mills cloth clothes garments boutique palace centre center agency agencies udyog works looms
  dresses pvt ltd llp firm suits zari jari brocade brocades weaves handicraft handicrafts kala showroom mart apparels
  सिल्क साड़ी साड़ीज साडी वस्त्र वस्त्रालय भंडार भण्डार टेक्सटाइल टेक्सटाइल्स हैंडलूम हथकरघा ट्रेडर्स ट्रेडिंग संस सन्स ब्रदर्स कंपनी
  कम्पनी इंटरप्राइजेज इण्टरप्राइजेज उद्योग स्टोर स्टोर्स एम्पोरियम फैब्रिक्स क्रिएशन क्रिएशंस कलेक्शन हाउस केंद्र केन्द्र प्रतिष्ठान फैशन
  एक्सपोर्ट एक्सपोर्ट्स वीवर्स पैलेस एजेंसी`;

/** Family and second names of the region. */
const FAMILY_NAMES = `gupta jaiswal agrawal agarwal ansari singh yadav mishra sharma verma khan kumar kumari prasad lal devi das ahmad
  ahmed ali alam seth patel maurya srivastava tiwari pandey dubey dwivedi chaubey chaturvedi tripathi upadhyay keshari keshri kesarwani
  rastogi khanna kapoor mehrotra mehta shah shahi jain chaurasia vishwakarma rai chaudhary momin siddiqui husain hussain hasan akhtar
  begum bano khatoon kushwaha baranwal chauhan pathak shukla ojha sahu saw sinha saxena bajpai bhardwaj bhargava tandon arora malhotra
  rahman qureshi nath chandra narayan kant raj swami sonkar rajbhar nishad kharwar kanaujia modanwal umar agrahari gaur goyal mittal
  bansal goenka jalan lohia nigam kejriwal daga tulsyan parekh usmani zaidi haider rizvi hashmi raza abbas
  गुप्ता जायसवाल अग्रवाल अंसारी सिंह यादव मिश्रा शर्मा वर्मा खान कुमार कुमारी प्रसाद लाल देवी दास अहमद अली आलम सेठ पटेल राय शाह जैन
  शुक्ला साहू`;

/** Titles before a name. */
const TITLES = 'shri sri smt mr mrs ms dr mohd md श्री श्रीमती मो';

const GIVEN_NAMES = `mohammad abdul anil anita arun ashok bharat chandan deepak dinesh farooq firoz ganesh geeta
  gopal hari imran iqbal jamal jitendra kailash kamal kavita lalit mahesh manoj meena mohan mukesh naresh naseem nasreen pankaj pooja
  pradeep prakash pramod rajesh rakesh ram ramesh ravi rekha salim sanjay santosh shabana shankar shyam sunil sunita suresh tarun umesh
  vijay vinod wasim zubair
  मोहम्मद राम रमेश सुरेश महेश दिनेश राजेश मुकेश अनिल सुनील संजय विजय विनोद अशोक मोहन गोपाल प्रकाश सुनीता अनीता गीता रेखा
  सलीम इकबाल अब्दुल`;

/** Neighbourhoods of Varanasi without a typical ending. */
const PLACES = `chowk thatheri godowlia sonarpura lohta sarnath lanka sigra chetganj maidagin luxa shivpur ramnagar pandeypur bhelupur
  assi kamachha nadesar orderly cantt saraiya dhupchandi nakkhighat katehar hartirath bulanala reori talab imli pilikothi
  peelikothi golghar rathyatra kotwa kabirchaura chaura jagatganj englishiya teliyabagh mahmoorganj bazardiha bajardiha ausanganj
  kazzakpura jalalipura koyla dalmandi sarak visheshwarganj gaighat machhodari nichibagh chowkaghat lahartara manduadih susuwahi
  lallapura madanpura alaipura jaitpura adampura shivala nawabganj bhadaini khojwa durgakund kamalgarha
  चौक ठठेरी गोदौलिया सोनारपुरा लोहता सारनाथ लंका सिगरा चेतगंज मैदागिन लक्सा शिवपुर रामनगर पांडेपुर भेलूपुर अस्सी कमच्छा नदेसर रेवड़ी
  तालाब इमली पीलीकोठी गोलघर रथयात्रा कोतवाली कबीरचौरा जगतगंज तेलियाबाग औसानगंज नाटी बजरडीहा सरैया`;

const ofSounds = (words: string) => ({
  words: new Set(wordsOf(words).map(foldText)),
  sounds: new Set(wordsOf(words).map(soundKey).filter(Boolean)),
});

const firmWords = ofSounds(FIRM_WORDS);
const halves = ofSounds(`${TITLES} ${FAMILY_NAMES}`);
const givenNames = ofSounds(GIVEN_NAMES);
const places = ofSounds(PLACES);

/** Endings of folded street and neighbourhood names. `pur` alone is missing, since it ends the names of towns. */
const PLACE_ENDING =
  /(?:pura|ganj|nagar|bagh|ghat|gali|galli|lane|road|rd|bazar|bazaar|katra|tola|sarai|colony|kund|diha|deeh|mandi|marg|chauraha|crossing|पुरा|गंज|नगर|बाग|घाट|गली|रोड|बाजार|कटरा|टोला|सराय|कॉलोनी|कालोनी|कुंड|डीहा|मंडी|मार्ग|चौराहा)$/;

const isIn = (word: string, { words, sounds }: ReturnType<typeof ofSounds>) =>
  words.has(foldText(word)) || sounds.has(soundKey(word));

/** True if a text has a word of the trade's firm names: "Gupta & Sons", "काशी सिल्क". */
export const namesFirm = (text: string): boolean =>
  /\bm\/s\b/i.test(text) || wordsOf(text).some((word) => isIn(word, firmWords));

/** True if a text has only such words: "Silk Sarees" are goods. */
export const namesGoods = (text: string): boolean =>
  wordsOf(text).every((word) => isIn(word, firmWords));

/** True if a text has a personal name of the region, or a title. */
export const namesPerson = (text: string): boolean =>
  wordsOf(text).some((word) => isIn(word, halves) || isIn(word, givenNames));

/** True for half of a name: a family name alone, as in "Gupta, Ramesh", or "Mr" alone. */
export const isHalfName = (text: string): boolean => {
  const [word = '', ...more] = wordsOf(text);
  return more.length === 0 && isIn(word, halves);
};

/** True if a text has the name or a typical ending of a neighbourhood or street. */
export const namesPlace = (text: string): boolean =>
  wordsOf(text).some((word) => PLACE_ENDING.test(foldText(word)) || isIn(word, places));
