/** Words of CVs in the languages that they come in, all in lower case without accents. */

import { folded, wordsOf } from "./name-words.ts";

/** Headings of the whole document, before which or alone on whose line a name may stand. */
export const documentHeading =
  /^(?:europass )?(?:curriculum vit(?:ae|æ|a)|cv|c\. ?v\.|resume|lebenslauf|bewerbung|curriculum|curriculo|hoja de vida|zyciorys|резюме|anketa|السيرة الذاتية|سيرة ذاتية|个人简历|個人簡歷|简历|簡歷|履历|个人履历|履歴書|職務経歴書|이력서|자기소개서|βιογραφικο(?: σημειωμα)?|קורות חיים|oneletrajz|ozgecmis|zivotopis|meritforteckning|europass)(?: ?[:：\-–—|] ?| (?:of|von|de|di|del|van|for) | |$)/u;

/** Headings of sections that name other people. */
export const refereeHeading =
  /^(?:references?|referees?|reference contacts?|referenzen|references professionnelles|referencias(?: laborales| personales)?|referenze|referenties|referencje|рекомендации|рекомендатели|المراجع|مراجع|المعرفون|推荐人|证明人|推薦者|推薦人|추천인|συστασεις|ממליצים)\s*[:：]?$/u;

/** The beginning of a letter, whose reader is named too. */
export const letterOpening =
  /^(?:dear|sehr geehrte|liebe|cher|chere|madame,? monsieur|estimad|gentile|egregi|spettabile|exm|prezad|geachte|beste|szanown|уважаем|السادة|尊敬的|拝啓)/u;

/** Headings after those of other people, in scripts without spaces. */
export const headingInHan =
  /^(?:自己紹介|自己PR|職歴|職務経歴|学歴|資格|免許・資格|志望動機|个人信息|基本信息|工作经历|工作经验|教育背景|教育经历|自我评价|专业技能|경력사항|경력|학력|학력사항|자격증|자기소개)$/u;

/**
 * Labels of a name; what they stand before, and in which order. "Name" is all of it, or the part
 * that has no label of its own.
 */
export const nameLabels: readonly [
  label: RegExp,
  part: "full" | "first" | "last" | "last first" | "name",
][] = [
  [
    /^(?:surname|last name|family name|name|nom|nachname|familienname|apellidos?|cognome|achternaam|nazwisko)\s?(?:\(s\))?\s?(?:\/|,|and|und|et|e|y|i|en)\s?(?:first name|given name|forename|prenom|vorname|nombres?|nome|voornaam|imie)s?(?:\(s\))?(?=$|\W)/u,
    "last first",
  ],
  [
    /^(?:first name|given name|forename|prenom|vorname|nombres?|nome|voornaam|imie)s?(?:\(s\))?\s?(?:\/|,|and|und|et|e|y|i|en)\s?(?:surname|last name|family name|nom|nachname|name|apellido|cognome|sobrenome|apelido|achternaam|nazwisko)s?(?:\(s\))?(?=$|\W)/u,
    "full",
  ],
  [
    /^(?:full name|name in full|(?:candidate|applicant|employee)(?:['’]?s)?(?: name)?|nombre completo|nome completo|nom complet|vollstandiger name|volledige naam|фамилия,? имя,? отчество|фио|ф\. ?и\. ?о\.|الاسم الكامل|الاسم(?! الاول)|姓名|氏名|名前|お名前|성명|이름|성 명|ονοματεπωνυμο|שם מלא|שם)(?=$|[^\p{L}\p{N}])/u,
    "full",
  ],
  [
    /^(?:first names?|given names?|forenames?(?:\(s\))?|prenoms?|vornamen?|voorna(?:am|men)|imie|imiona|имя|الاسم الاول|名|名字|ονομα|שם פרטי)(?=$|[^\p{L}\p{N}])/u,
    "first",
  ],
  [
    /^(?:surnames?(?:\(s\))?|last names?|family names?|nachname|familienname|zuname|nom de famille|apellidos?|cognome|sobrenomes?|apelidos?|achternaam|nazwisko|фамилия|اسم العايلة|اللقب|姓|姓氏|επωνυμο|επιθετο|שם משפחה)(?=$|[^\p{L}\p{N}])/u,
    "last",
  ],
  [/^(?:name|naam|nom|nome|nombre)(?=$|[^\p{L}\p{N}])/u, "name"],
];

/** Words of a section's heading or a label. */
const headingWords = wordsOf(`
personal, statement, profile, summary, professional, career, objective, objectives, work, working, experience,
employment, history, education, training, skills, skill, key, core, competencies, competences, qualifications,
certifications, certificates, languages, language, interests, hobbies, achievements, references, reference, contact,
contacts, details, information, about, me, address, phone, telephone, mobile, email, date, birth, page, nationality,
driving, licence, license, additional, other, publications, projects, awards, volunteering, current, status, single,
married, male, female, gender, marital, available, immediately, references, request, confidential, dear, sir, madam,
yours, sincerely, faithfully, regards, application, covering, cover, letter, position, post, january, february,
april, june, july, august, september, october, november, december, present, today, monday, tuesday, wednesday,
thursday, friday, saturday, sunday,

personliche, daten, kontakt, kontaktdaten, angaben, anschrift, adresse, telefon, handy, mobil, geburtsdatum,
geburtsort, geboren, staatsangehorigkeit, familienstand, ledig, verheiratet, beruflicher, werdegang,
berufserfahrung, berufspraxis, praxis, ausbildung, schulbildung, studium, kenntnisse, fahigkeiten, sprachen,
sprachkenntnisse, interessen, hobbys, weiterbildung, zertifikate, fuhrerschein, profil, uber, mich, referenzen,
zeugnisse, seite,

profil, professionnel, professionnelle, experience, experiences, formation, formations, competences, langues,
loisirs, centres, interet, coordonnees, etat, civil, adresse, courriel, naissance, permis,

perfil, profesional, experiencia, laboral, formacion, academica, educacion, habilidades, competencias, idiomas,
datos, personales, contacto, informacion, adicional, fecha, nacimiento, direccion, correo, electronico, telefono,
movil, objetivo, referencias, conocimientos, aptitudes, logros,

perfil, profissional, experiencia, formacao, academica, educacao, habilidades, idiomas, dados, pessoais, contato,
contacto, informacoes, morada, endereco, telemovel, objetivo,

profilo, professionale, esperienza, esperienze, lavorativa, lavorative, istruzione, formazione, competenze, lingue,
dati, personali, informazioni, contatti, indirizzo, cellulare, nascita,

profiel, werkervaring, opleiding, opleidingen, vaardigheden, talen, persoonlijke, persoonsgegevens, gegevens,
contactgegevens, adres, geboortedatum, nationaliteit,

dane, osobowe, kontaktowe, doswiadczenie, zawodowe, wyksztalcenie, umiejetnosci, jezyki, zainteresowania, data,
urodzenia, adres, profil, podsumowanie,

личные, данные, опыт, работы, образование, навыки, контакты, информация, адрес, телефон, дата, рождения,

المعلومات, الشخصية, معلومات, شخصية, الخبرة, الخبرات, خبرة, العملية, التعليم, المؤهلات, المهارات, مهارات, اللغات,
العنوان, عنوان, الجوال, هاتف, الهاتف, البريد, الإلكتروني, الالكتروني, تاريخ, الميلاد, الجنسية, الحالة, الاجتماعية,
الهدف, الوظيفي, الدورات, المراجع, بيانات, التواصل, السيرة, الذاتية, ملخص, نبذة
`);

/** Words of a post, an employer, a school or an address. */
const otherWords = wordsOf(`
manager, engineer, developer, nurse, nursing, assistant, officer, director, consultant, teacher, lecturer,
professor, administrator, administrative, administration, executive, analyst, coordinator, co-ordinator, supervisor,
leader, lead, senior, junior, trainee, apprentice, intern, graduate, deputy, chief, head, principal, associate,
specialist, advisor, adviser, technician, technologist, scientist, researcher, designer, architect, accountant,
accounting, bookkeeper, auditor, clerk, secretary, receptionist, operator, operative, driver, electrician, plumber,
joiner, bricklayer, welder, mechanic, fitter, machinist, labourer, surveyor, estimator, buyer, salesperson,
representative, salesman, cashier, waiter, waitress, chef, bartender, barista, housekeeper, cleaner, caretaker,
carer, paramedic, midwife, doctor, physician, surgeon, dentist, pharmacist, physiotherapist, psychologist,
therapist, counsellor, solicitor, lawyer, attorney, barrister, paralegal, editor, journalist, writer, copywriter,
translator, interpreter, photographer, artist, actor, musician, librarian, recruiter, planner, scheduler,
controller, inspector, instructor, tutor, worker, handler, picker, packer, guard, pilot, steward, stylist,
hairdresser, beautician, gardener, farmer, registered, staff, software, hardware, web, frontend, backend, fullstack,
full-stack, front-end, back-end, data, systems, system, network, security, cloud, devops, product, project,
programme, program, business, sales, marketing, finance, financial, payroll, human, resources, hr, it, customer,
service, services, support, care, health, healthcare, social, community, mental, clinical, medical, dental, legal,
public, relations, communications, digital, media, content, creative, graphic, interior, fashion, quality,
assurance, control, production, manufacturing, operations, operational, logistics, warehouse, forklift, transport,
supply, chain, procurement, purchasing, commercial, account, office, night, shift, site, field, store, shop, retail,
kitchen, restaurant, hotel, catering, hospitality, event, events, construction, building, civil, mechanical,
electrical, chemical, biomedical, environmental, quantity, maintenance, facilities, technical, test, tester,
testing, research, development, teaching, primary, secondary, school, education, early, years, childcare, nursery,
personal, general, regional, national, international, global, group, team, department, unit, machine, delivery, bus,
lorry, hgv, taxi, chartered, certified, qualified, experienced, freelance, independent, part-time, full-time,
temporary, permanent, java, javascript, python, php, sql, microsoft, word, excel, powerpoint, adobe, english,
french, german, spanish, italian, portuguese, dutch, polish, british, american, irish, scottish, welsh, european,
native, fluent, intermediate, basic, advanced,

ltd, limited, plc, llp, inc, llc, gmbh, ag, kg, sa, sas, sarl, bv, srl, spa, oy, ab, co, company, corporation, corp,
group, holdings, partners, brothers, bros, sons, university, college, academy, institute, hospital, clinic, trust,
council, bank, church, house, home, centre, center, ministry, agency, foundation, charity, association, society,
street, road, avenue, lane, drive, close, court, crescent, terrace, place, square, gardens, grove, hill, flat,
apartment, floor, building, rectory, upon, tyne, north, south, east, west, upper, lower, new, old, great, city,
town, county, village, united, kingdom, england, scotland, wales, ireland, britain, london, manchester, birmingham,
york, yorkshire, lancashire, kent, essex, surrey, sussex, hampshire, states, america, canada, australia, zealand,
germany, france, spain, italy, portugal, netherlands, belgium, poland, switzerland, austria, india, china, japan,
st., saint, las, vegas, buenos, aires, rio, sao, cape,

leiter, leiterin, leitung, vertrieb, verkauf, einkauf, entwickler, entwicklerin, ingenieur, ingenieurin, kaufmann,
kauffrau, fachkraft, fachinformatiker, referent, referentin, sachbearbeiter, sachbearbeiterin, berater, beraterin,
assistent, assistentin, assistenz, pfleger, pflegerin, altenpflegerin, krankenschwester, arzt, arztin, lehrer,
lehrerin, erzieher, erzieherin, fahrer, koch, kochin, verkaufer, verkauferin, techniker, technikerin, meister,
gruppenleiter, abteilungsleiter, projektleiter, geschaftsfuhrer, buchhalter, buchhalterin, mitarbeiter,
mitarbeiterin, praktikant, praktikum, werkstudent, auszubildender, exportleiter, staatlich, gepruft, geprufte,
diplom, fachwirt, betriebswirt, bundesrepublik, deutschland, osterreich, schweiz, bad, sankt, am, frankfurt,

infirmier, infirmiere, ingenieur, ingenieure, developpeur, developpeuse, responsable, charge, chargee, chef, cheffe,
directeur, directrice, assistant, assistante, secretaire, comptable, vendeur, vendeuse, conseiller, conseillere,
technicien, technicienne, commercial, commerciale, gestionnaire, agent, aide, aide-soignante, aide-soignant,
stagiaire, alternant, etudiant, etudiante, professeur, enseignant, enseignante, educateur, educatrice, formateur,
consultante, cuisinier, serveur, rue, boulevard, allee, chemin, impasse, cedex, lettre, motivation, ressources,
humaines,

enfermero, enfermera, ingeniero, ingeniera, desarrollador, desarrolladora, programador, programadora,
administrativo, administrativa, auxiliar, asistente, jefe, jefa, gerente, encargado, encargada, vendedor, vendedora,
dependiente, contable, contador, contadora, profesor, profesora, maestro, maestra, medico, medica, abogado, abogada,
tecnico, tecnica, camarero, camarera, cocinero, cocinera, conductor, licenciado, licenciada, recursos, humanos,
ventas, calle, avenida, plaza, paseo, espana, mexico, ciudad, nueva, santa,

enfermeiro, enfermeira, engenheiro, engenheira, desenvolvedor, desenvolvedora, gestor, gestora, assistente,
analista, coordenador, coordenadora, vendedor, tecnico, professor, professora, advogado, advogada, motorista,
cozinheiro, estagiario, estagiaria, rua, travessa, praca, belo, horizonte, porto, alegre,

infermiere, infermiera, ingegnere, sviluppatore, sviluppatrice, impiegato, impiegata, responsabile, direttore,
direttrice, segretaria, contabile, commessa, commesso, insegnante, avvocato, medico, cuoco, cameriere, cameriera,
operaio, operaia, autista, tecnico, consulente, addetto, addetta, via, viale, corso, piazza, vicolo, reggio, emilia,
romagna,

verpleegkundige, verzorgende, medewerker, projectleider, ontwikkelaar, programmeur, adviseur, beheerder, directeur,
secretaresse, boekhouder, leraar, lerares, docent, chauffeur, monteur, verkoper, verkoopster, stagiair, straat, weg,
gracht, plein, haag, nieuwe, nederland,

pielegniarka, pielegniarz, programista, programistka, inzynier, kierownik, kierowniczka, specjalista, specjalistka,
asystent, asystentka, ksiegowa, ksiegowy, nauczyciel, nauczycielka, kierowca, sprzedawca, magazynier, operator,
doradca, mlodszy, starszy, glowny, dyrektor, polska, gora, nowy, zielona,

медицинская, медсестра, инженер, программист, инженер-программист, разработчик, менеджер, бухгалтер, директор,
специалист, главный, старший, ведущий, младший, руководитель, начальник, администратор, помощник, секретарь, врач,
учитель, преподаватель, водитель, продавец, повар, оператор, аналитик, консультант, юрист, экономист, москва,
санкт-петербург, нижний, новгород, россия, улица, проспект, великий, ростов, набережные, челны, желаемая, должность,

ممرض, ممرضة, مهندس, مهندسة, مدير, مديرة, محاسب, محاسبة, مساعد, مساعدة, معلم, معلمة, مدرس, مدرسة, طبيب, طبيبة, مبرمج,
مبرمجة, مطور, مطورة, مصمم, مصممة, سكرتير, سكرتيرة, موظف, موظفة, مشرف, مشرفة, مسؤول, مسؤولة, أخصائي, أخصائية, اخصائي,
فني, فنية, سائق, بائع, كاتب, محلل, مستشار, محامي, منسق, رئيس, نائب, طالب, باحث, صيدلي, مسجل, مسجلة, برمجيات, مشروع,
مشاريع, مبيعات, تسويق, موارد, بشرية, أول, شارع, حي, مدينة, طريق, الرياض, جدة, مكة, المكرمة, المدينة, المنورة,
القاهرة, دمشق, عمان, بيروت, دبي, بغداد, المملكة, العربية, السعودية, الإمارات, المتحدة, جامعة, شركة, كلية, مستشفى
`);

/** Ends of words that are built of others. */
const builtWords =
  /.(?:entwickler|leiter|pfleger|berater|kaufmann|kauffrau|techniker|ingenieur|arbeiter|verkaufer|fahrer|lehrer|strasse|strase|platz|erfahrung|ausbildung|kenntnisse|schwester|assistent|helfer|fachkraft|medewerker|leider|kundige|straat)(?:in|innen)?$/;

/** True for a word of posts, headings and addresses, which is seldom in a name. */
export const isCommonWord = (word: string): boolean => {
  const plain = withoutPoint(word);
  return headingWords.has(plain) || otherWords.has(plain) || builtWords.test(plain);
};
const withoutPoint = (word: string) => folded(word).replace(/[.,:;]$/, "");

/** True for a word of a section's heading. */
export const isHeadingWord = (word: string): boolean => headingWords.has(withoutPoint(word));

/** Posts, places and headings in scripts without spaces. */
export const commonInHan =
  /护士|護士|看護|医生|医師|工程师|工程師|经理|經理|助理|会计|會計|主管|教师|教師|老师|司机|秘书|顾问|设计|開発|开发|专员|总监|律师|销售|行政|营业|営業|担当|事務|経理|店长|店長|エンジニア|デザイナー|マネージャー|自己|個人|个人|信息|工作|经历|教育|背景|学歴|職歴|资格|資格|技能|志望|紹介|推荐|推薦|联系|聯絡|连络|連絡|现住|現住|住所|地址|电话|電話|手机|携帯|邮箱|生年|出生|日期|北京|上海|广州|深圳|天津|重庆|杭州|南京|武汉|成都|西安|東京|大阪|京都|横浜|名古屋|[省市区區县縣都府県町村路号號街室丁目]|大学|大學|学院|公司|会社|医院|病院|银行|銀行|学校|간호사|개발자|엔지니어|매니저|관리자|디자이너|경력|학력|기술|자기|소개|연락처|주소|서울|부산|인천|대학교|회사/u;

/** A salutation, as in the address of a letter or before the name of a referee. */
export const salutation =
  /^(?:mr|mrs|ms|miss|herrn?|frau|m\.|mme|mlle|sr|sra|srta|sig|dhr|mevr|pan|pani|السيد|السيدة)\.?\s|(?:先生|女士|小姐|様|님)$/iu;
/** The number of a page, beside which a footer may have the name. */
export const pageNumber =
  /^(?:(?:page|seite|pagina|página|strona|стр\.?|p\.?)\s*)?\d{1,2}(?:\s*(?:\/|of|von|de|di|van|z|из|sur)\s*\d{1,2})?$/iu;

/** Given names that follow another one in Spanish and Portuguese. */
export const secondGivenNames = wordsOf(`
maria, jose, juan, luis, carlos, antonio, manuel, miguel, angel, alberto, alejandro, andres, eduardo, enrique, ernesto,
fernando, francisco, gabriel, ignacio, javier, jesus, jorge, pablo, pedro, rafael, ramon, ricardo, roberto, alfonso,
daniel, david, felipe, guillermo, augusto, henrique, joao, paulo, rui, tiago, vitor, gustavo, filipe, afonso, duarte,
ana, isabel, carmen, teresa, pilar, dolores, luisa, elena, cristina, beatriz, rosa, laura, lucia, paula, sofia, clara,
fernanda, carolina, gabriela, valentina, victoria, eugenia, mercedes, rocio, soledad, guadalupe, alejandra, catarina,
ines, leonor, eduarda, margarida, madalena, julia, cecilia, helena, claudia, patricia, adriana, mariana, susana, raquel
`);

/** The commonest surnames of Japan, of two or more characters. */
export const japaneseSurnames =
  /^(?:佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|渡邉|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|斉藤|清水|山崎|阿部|池田|橋本|山下|石川|中島|前田|藤田|後藤|小川|岡田|村上|長谷川|近藤|石井|坂本|遠藤|藤井|青木|西村|福田|太田|三浦|藤原|岡本|松田|中川|中野|小野|田村|竹内|金子|中山|和田|石田|上田|森田|柴田|酒井|工藤|横山|宮崎|宮本|内田|高木|安藤|大野|谷口|丸山|今井|高田|藤本|武田|村田|上野|杉山|増田|平野|大塚|千葉|久保|松井|小島|岩崎|桜井|野口|松尾|野村|木下|菊地|佐野|大西|杉本|新井|浜田|菅原|市川|古川|水野|小松)/u;

/** The commonest surnames of China and Korea. */
export const surnames =
  /^[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖萧田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金石廖贾賈夏韦韋付方白邹鄒孟熊秦邱江尹薛闫阎段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴覃武戴莫孔向汤湯김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허노남심하곽성차주우구나민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용]/u;

const languageWords: Record<string, RegExp> = {
  de: /\b(?:und|der|die|ich|bei|geburtsdatum|lebenslauf|berufserfahrung|telefon|ausbildung)\b/g,
  fr: /\b(?:et|les|des|une|je|pour|dans|telephone|formation|naissance|rue)\b/g,
  es: /\b(?:y|los|una|soy|con|para|fecha|nacimiento|experiencia|calle|telefono)\b/g,
  pt: /\b(?:uma|sou|com|para|na|nascimento|formacao|experiencia|rua|morada|telemovel)\b/g,
  it: /\b(?:di|nato|nata|sono|con|per|gli|nascita|esperienza|istruzione|cellulare)\b/g,
  nl: /\b(?:een|het|ik|met|voor|werkervaring|opleiding|geboortedatum|graag)\b/g,
  pl: /\b(?:oraz|jestem|sie|ul|doswiadczenie|zawodowe|wyksztalcenie|urodzenia|nazwisko)\b/g,
  en: /\b(?:and|the|of|with|to|in|experience|education|address|work)\b/g,
  hu: /\b(?:es|oneletrajz|tanulmanyok|munkahely|szuletesi|lakcim)\b/g,
  vi: /\b(?:va|kinh nghiem|hoc van|dien thoai|ngay sinh|dia chi)\b/g,
};

/** The language of a CV, as far as it decides how a name is read. */
export function languageOf(text: string): string {
  const plain = folded(text);
  const counts = Object.entries(languageWords).map(
    ([language, words]) => [language, plain.match(words)?.length ?? 0] as const,
  );
  const [best = ["en", 0] as const] = counts.toSorted((a, b) => b[1] - a[1]);
  return best[1] > 1 ? best[0] : "en";
}
