/** Words of names, shared by those that read names from tables and from CVs. */

/** Text in lower case without accents, for comparing words. */
export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    // Accents and Arabic vowels; the marks of kana and Hangul are letters.
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[łøđðıßæœþ]/g, (letter) => latin[letter] ?? letter);
const latin: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/** The words of a list, for comparing with folded ones. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    folded(text)
      .split(/[,\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  );

/** A salutation or an academic title before a name. First names (Don, Eng) and initials are none. */
export const titleBefore =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|rev|revd|herr|frau|mme|mlle|mons|sr|sra|srta|doña|dña|dª|dott(?:\.ssa)?|dottoressa|ing|avv|sig(?:\.ra)?|dhr|mevr|drs|mgr|inż|dipl(?:\.-ing)?|engr|г-н|г-жа|д-р|السيد|السيدة|الدكتور|الدكتورة|د|م|المهندس|المهندسة)(?:\.\s*|\s+))+(?=\S)/iu;

const particles = wordsOf(
  `van, von, der, den, de, del, dela, della, dei, degli, di, da, dos, das, do, du, des, la, le, las, los, ter, ten, te, zu, zum, zur,
af, av, bin, ibn, bint, ben, al, el, ap, ab, ferch, abu, st, saint, y, e, i, 't, op, in, lo, mac, mc, ni, nic, san, santa, vom, بن, ابن, ال, ابو`,
);
/** Written with a capital, they are names or initials. */
const smallParticles = wordsOf("y, e, i, in, op, do, te");

/** True for a small word with which a last name begins: van der Berg, St. Clair. */
export const isParticle = (word: string): boolean => {
  const plain = folded(word).replace(/\.$/, "").replace("’", "'");
  return particles.has(plain) && (!smallParticles.has(plain) || word === word.toLowerCase());
};

/** A generation after a name. */
export const generation = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** Letters after a name. */
export const letterAfter =
  /^(?:rgn|rn|rmn|rnld|rm|rsc|en|bsc|ba|beng|bed|bn|llb|llm|ma|msc|meng|med|mba|mphil|phd|dphil|md|mbbs|mbchb|frcs|mrcp|mrcgp|dds|do|pgce|qts|fcca|acca|aca|cima|acma|cpa|cfa|cipd|mcipd|assoc|fcipd|acipd|mcips|mrics|frics|ceng|ieng|mice|miet|pmp|prince2|csm|aat|maat|cissp|hons|obe|mbe|cbe|kc|qc|jp|esq|diplom|dipl|hnd|hnc|nvq|pgdip|cert|gphc|hcpc|mcsp|hpc|lpn|cna|np|aprn|rd|facs|faan|cphr|shrm-cp|shrm|phr|sphr|emt|apn|pe|eit|leed|ap|mpharm|mpa|mph|mfa|bfa|bba|bcom|bcomm|btech|mtech|mca|bca|be|me|b\.?sc|m\.?sc|ph\.?d)\.?$/i;

/** Family names of two characters, before a first name. */
export const doubleFamilyName =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|東方|皇甫|尉迟|公孙|慕容|令狐|宇文|长孙|夏侯|轩辕|端木|남궁|황보|제갈|사공|선우|서문|독고)(?=.)/u;
