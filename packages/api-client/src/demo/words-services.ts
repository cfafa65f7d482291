import type { Words } from './texts'
import { type Four, list } from './texts'

/** Descriptions of restaurants and service companies. */
export const serviceWords: Record<string, Words> = {
  restaurants: {
    leads: [
      [
        'Meny efter säsong, lagad från grunden. Barn äter för halva priset fram till klockan 18.',
        'A menu by season, cooked from scratch. Children eat at half price until 6 pm.',
        'Meny etter sesong, laget fra bunnen. Barn spiser til halv pris frem til klokken 18.',
        'Matseðill eftir árstíðum, allt eldað frá grunni. Börn borða á hálfvirði til klukkan 18.',
      ],
      [
        'Fisk och grönsaker från kusten, och utsikt över hamnen.',
        'Fish and vegetables from the coast, and a view of the harbour.',
        'Fisk og grønnsaker fra kysten, og utsikt over havnen.',
        'Fiskur og grænmeti frá ströndinni og útsýni yfir höfnina.',
      ],
    ],
    keys: [
      'restaurang, middag, fisk',
      'restaurant, dinner, fish',
      'restaurant, middag, fisk',
      'veitingastaður, kvöldmatur, fiskur',
    ],
  },
  cafes: {
    leads: [
      [
        'Nymalet kaffe, bullar ur egen ugn och plats för barnvagnen.',
        'Freshly ground coffee, buns from our own oven and room for the pram.',
        'Nymalt kaffe, boller fra egen ovn og plass til barnevognen.',
        'Nýmalað kaffi, snúðar úr eigin ofni og pláss fyrir barnavagninn.',
      ],
      [
        'Fika i lugn och ro, med smörgåsar fram till stängning.',
        'Coffee in peace and quiet, with sandwiches until we close.',
        'Kaffe i ro og mak, med smørbrød frem til stengetid.',
        'Kaffi í ró og næði, með samlokum fram að lokun.',
      ],
    ],
    keys: ['kafé, kaffe, fika', 'café, coffee, cake', 'kafé, kaffe, kake', 'kaffihús, kaffi, kaka'],
  },
  fast: {
    leads: [
      [
        'Snabbt, varmt och lagat medan du väntar. Alltid ett vegetariskt val.',
        'Fast, hot and made while you wait. Always a vegetarian choice.',
        'Raskt, varmt og laget mens du venter. Alltid et vegetarisk valg.',
        'Fljótlegt, heitt og eldað á meðan þú bíður. Alltaf grænmetisréttur í boði.',
      ],
    ],
    keys: [
      'snabbmat, burgare, ta med',
      'fast food, burger, takeaway',
      'hurtigmat, burger, ta med',
      'skyndibiti, borgari, taka með',
    ],
  },
  bakeries: {
    leads: [
      [
        'Surdegsbröd, bullar och glass. Brödet kommer ur ugnen klockan sju.',
        'Sourdough bread, buns and ice cream. The bread leaves the oven at seven.',
        'Surdeigsbrød, boller og is. Brødet kommer ut av ovnen klokken sju.',
        'Súrdeigsbrauð, snúðar og ís. Brauðið kemur úr ofninum klukkan sjö.',
      ],
    ],
    keys: ['bageri, bröd, glass', 'bakery, bread, ice cream', 'bakeri, brød, is', 'bakarí, brauð, ís'],
  },
  lunch: {
    leads: [
      [
        'Dagens lunch med sallad, bröd och kaffe. Ny meny varje måndag.',
        'Lunch of the day with salad, bread and coffee. A new menu every Monday.',
        'Dagens lunsj med salat, brød og kaffe. Ny meny hver mandag.',
        'Hádegisverður dagsins með salati, brauði og kaffi. Nýr matseðill á mánudögum.',
      ],
    ],
    keys: ['lunch, sallad, soppa', 'lunch, salad, soup', 'lunsj, salat, suppe', 'hádegismatur, salat, súpa'],
  },
  bars: {
    leads: [
      [
        'Vin på glas, alkoholfria drycker och smårätter till sent. Åldersgräns 20 år efter klockan 21.',
        'Wine by the glass, alcohol-free drinks and small dishes until late. Over 20 only after 9 pm.',
        'Vin på glass, alkoholfrie drikker og småretter til sent. Aldersgrense 20 år etter klokken 21.',
        'Vín í glasatali, óáfengir drykkir og smáréttir fram á nótt. 20 ára aldurstakmark eftir klukkan 21.',
      ],
    ],
    keys: ['bar, vin, öl', 'bar, wine, beer', 'bar, vin, øl', 'bar, vín, bjór'],
  },
  bank: {
    leads: [
      [
        'Vi hjälper dig på plats, utan tidsbokning. Ta med giltig legitimation.',
        'We help you on the spot, no appointment needed. Bring valid identification.',
        'Vi hjelper deg på stedet, uten timebestilling. Ta med gyldig legitimasjon.',
        'Við hjálpum þér á staðnum, án tímapöntunar. Taktu með gild skilríki.',
      ],
    ],
    keys: ['bank, paket, växling', 'bank, parcel, exchange', 'bank, pakke, veksling', 'banki, pakki, gjaldeyrir'],
  },
  beauty: {
    leads: [
      [
        'Klippning, färg och behandlingar. Boka tid, eller kom förbi och hör om vi har en lucka.',
        'Haircuts, colour and treatments. Book a time, or drop in and ask whether we have a gap.',
        'Klipp, farge og behandlinger. Bestill time, eller kom innom og hør om vi har ledig.',
        'Klipping, litun og meðferðir. Pantaðu tíma eða líttu við og athugaðu hvort laust er.',
      ],
    ],
    keys: [
      'frisör, naglar, massage',
      'hairdresser, nails, massage',
      'frisør, negler, massasje',
      'hárgreiðsla, neglur, nudd',
    ],
  },
  care: {
    leads: [
      [
        'Öppet för nya patienter. Akuta tider släpps varje morgon klockan 7.30.',
        'Open to new patients. Same-day appointments are released every morning at 7.30.',
        'Åpent for nye pasienter. Akuttimer legges ut hver morgen klokken 7.30.',
        'Tökum á móti nýjum sjúklingum. Bráðatímar losna á hverjum morgni klukkan 7.30.',
      ],
    ],
    keys: [
      'läkare, tandläkare, vaccin',
      'doctor, dentist, vaccine',
      'lege, tannlege, vaksine',
      'læknir, tannlæknir, bólusetning',
    ],
  },
  repairs: {
    leads: [
      [
        'Vi lagar, syr om och gör rent. Enkla jobb blir klara medan du handlar.',
        'We mend, alter and clean. Simple jobs are done while you shop.',
        'Vi reparerer, syr om og renser. Enkle jobber er ferdige mens du handler.',
        'Við gerum við, breytum og hreinsum. Einföld verk eru tilbúin á meðan þú verslar.',
      ],
    ],
    keys: [
      'skomakare, nycklar, kemtvätt',
      'cobbler, keys, dry cleaning',
      'skomaker, nøkler, renseri',
      'skósmiður, lyklar, fatahreinsun',
    ],
  },
  travel: {
    leads: [
      [
        'Personlig rådgivning vid disken. Vi ordnar det praktiska.',
        'Personal advice at the counter. We take care of the practicalities.',
        'Personlig rådgivning ved disken. Vi ordner det praktiske.',
        'Persónuleg ráðgjöf við borðið. Við sjáum um það sem þarf.',
      ],
    ],
    keys: [
      'resor, biljetter, bostad',
      'travel, tickets, homes',
      'reiser, billetter, bolig',
      'ferðir, miðar, fasteignir',
    ],
  },
}

/** Second paragraphs, for some. */
export const extras: Record<1 | 2 | 3, Four[]> = {
  1: [
    [
      '<strong>Öppet köp i 30 dagar</strong> mot kvitto.',
      '<strong>Returns within 30 days</strong> with your receipt.',
      '<strong>Åpent kjøp i 30 dager</strong> mot kvittering.',
      '<strong>Skilafrestur er 30 dagar</strong> gegn kvittun.',
    ],
    list(
      [
        'Beställ och hämta i butiken',
        'Order and collect in the shop',
        'Bestill og hent i butikken',
        'Pantaðu og sæktu í versluninni',
      ],
      ['Studentrabatt 10 %', 'Student discount 10%', 'Studentrabatt 10 %', 'Námsmannaafsláttur 10%'],
    ),
    [
      'Presentkort säljs i kassan och gäller i två år.',
      'Gift cards are sold at the till and are valid for two years.',
      'Gavekort selges i kassen og gjelder i to år.',
      'Gjafakort fást við kassann og gilda í tvö ár.',
    ],
  ],
  2: [
    [
      'Fråga oss om allergener. Alla rätter går att ta med.',
      'Ask us about allergens. Every dish is available to take away.',
      'Spør oss om allergener. Alle retter kan tas med.',
      'Spurðu okkur um ofnæmisvalda. Alla rétti má taka með.',
    ],
    list(
      [
        'Glutenfritt och veganskt finns',
        'Gluten-free and vegan dishes',
        'Glutenfritt og vegansk finnes',
        'Glútenlausir og vegan réttir',
      ],
      [
        'Barnstolar och mikrovågsugn',
        'High chairs and a microwave',
        'Barnestoler og mikrobølgeovn',
        'Barnastólar og örbylgjuofn',
      ],
    ),
  ],
  3: [
    [
      'Kölapp tas vid entrén. Sista besök <strong>15 minuter före stängning</strong>.',
      'Take a queue ticket at the entrance. Last visit <strong>15 minutes before closing</strong>.',
      'Ta kølapp ved inngangen. Siste besøk <strong>15 minutter før stengetid</strong>.',
      'Taktu númer við innganginn. Síðasta afgreiðsla <strong>15 mínútum fyrir lokun</strong>.',
    ],
  ],
}
