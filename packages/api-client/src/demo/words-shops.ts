import type { Words } from './texts'

/** Descriptions and search words of shops, by category. */
export const shopWords: Record<string, Words> = {
  fashion: {
    leads: [
      [
        'Kläder för alla årstider, sydda för att hålla. Vi hjälper dig gärna att hitta rätt storlek.',
        'Clothes for every season, made to last. We are happy to help you find the right size.',
        'Klær for alle årstider, sydd for å vare. Vi hjelper deg gjerne med å finne riktig størrelse.',
        'Föt fyrir allar árstíðir, saumuð til að endast. Við hjálpum þér gjarnan að finna rétta stærð.',
      ],
      [
        'Nordiskt mode i ull, linne och ekologisk bomull. Nya plagg varje vecka.',
        'Nordic fashion in wool, linen and organic cotton. New garments every week.',
        'Nordisk mote i ull, lin og økologisk bomull. Nye plagg hver uke.',
        'Norræn tíska úr ull, hör og lífrænni bómull. Nýjar flíkur í hverri viku.',
      ],
      [
        'Vardag eller fest: här finns plaggen du bär länge. Vi lägger upp byxor medan du väntar.',
        'Everyday or party: these are the clothes you will wear for years. We hem trousers while you wait.',
        'Hverdag eller fest: her finner du plaggene du bruker lenge. Vi legger opp bukser mens du venter.',
        'Hversdags eða spari: hér eru fötin sem endast lengi. Við styttum buxur á meðan þú bíður.',
      ],
    ],
    keys: ['kläder, mode, tröja', 'clothes, fashion, jumper', 'klær, mote, genser', 'föt, tíska, peysa'],
  },
  shoes: {
    leads: [
      [
        'Skor för hela familjen, från första stegen till vandringsleden. Vi mäter foten i butiken.',
        'Shoes for the whole family, from first steps to the hiking trail. We measure your feet in the shop.',
        'Sko til hele familien, fra de første skrittene til turstien. Vi måler foten i butikken.',
        'Skór fyrir alla fjölskylduna, frá fyrstu skrefum til gönguleiða. Við mælum fótinn í versluninni.',
      ],
      [
        'Handgjorda skor i skinn, och skovård så att de håller. Fråga oss om impregnering.',
        'Handmade leather shoes, and shoe care to make them last. Ask us about waterproofing.',
        'Håndlagde sko i skinn, og skopleie så de varer. Spør oss om impregnering.',
        'Handgerðir leðurskór og skóáburður svo þeir endist. Spurðu okkur um vatnsvörn.',
      ],
    ],
    keys: ['skor, stövlar, kängor', 'shoes, boots, sneakers', 'sko, støvler, joggesko', 'skór, stígvél, strigaskór'],
  },
  jewellery: {
    leads: [
      [
        'Smycken i silver och guld från nordiska verkstäder. Vi graverar på plats.',
        'Silver and gold jewellery from Nordic workshops. We engrave while you wait.',
        'Smykker i sølv og gull fra nordiske verksteder. Vi graverer på stedet.',
        'Skartgripir úr silfri og gulli frá norrænum verkstæðum. Við gröfum í skartið á staðnum.',
      ],
      [
        'Ringar, örhängen och klockor för vardag och fest. Batteribyte på tio minuter.',
        'Rings, earrings and watches for every day and for celebrations. Battery replacement in ten minutes.',
        'Ringer, øredobber og klokker til hverdag og fest. Batteribytte på ti minutter.',
        'Hringar, eyrnalokkar og úr fyrir hversdag og veislur. Rafhlöðuskipti á tíu mínútum.',
      ],
    ],
    keys: ['smycken, ring, klocka', 'jewellery, ring, watch', 'smykker, ring, klokke', 'skart, hringur, úr'],
  },
  children: {
    leads: [
      [
        'Kläder och leksaker för de minsta, mjuka mot huden och lätta att tvätta.',
        'Clothes and toys for the little ones, soft on the skin and easy to wash.',
        'Klær og leker til de minste, myke mot huden og lette å vaske.',
        'Föt og leikföng fyrir þau yngstu, mjúk við húðina og auðveld í þvotti.',
      ],
      [
        'Leksaker som väcker lust att bygga, måla och upptäcka. Prova gärna vid lekbordet.',
        'Toys that make you want to build, paint and explore. Try them at our play table.',
        'Leker som gir lyst til å bygge, male og oppdage. Prøv dem gjerne ved lekebordet.',
        'Leikföng sem vekja löngun til að byggja, mála og uppgötva. Prófaðu þau við leikborðið.',
      ],
    ],
    keys: ['barn, leksaker, barnkläder', 'children, toys, baby', 'barn, leker, barneklær', 'börn, leikföng, barnaföt'],
  },
  sport: {
    leads: [
      [
        'Utrustning för löpning, boll och is. Vi slipar skridskor och vallar skidor medan du väntar.',
        'Gear for running, ball games and ice. We sharpen skates and wax skis while you wait.',
        'Utstyr til løping, ball og is. Vi sliper skøyter og smører ski mens du venter.',
        'Búnaður fyrir hlaup, boltaleiki og ís. Við brýnum skauta og berum á skíði á meðan þú bíður.',
      ],
      [
        'För dig som tränar varje dag, och för dig som just har börjat. Personalen har provat allt själv.',
        'For those who train every day, and for those who have just begun. Our staff have tried everything themselves.',
        'For deg som trener hver dag, og for deg som nettopp har begynt. De ansatte har prøvd alt selv.',
        'Fyrir þau sem æfa daglega og þau sem eru rétt að byrja. Starfsfólkið hefur prófað allt sjálft.',
      ],
    ],
    keys: ['sport, träning, löpning', 'sport, training, running', 'sport, trening, løping', 'íþróttir, æfing, hlaup'],
  },
  outdoor: {
    leads: [
      [
        'Allt för turen: tält, kök och kläder som tål väder. Hyr ryggsäck för helgen.',
        'Everything for the trip: tents, stoves and clothes for any weather. Rent a rucksack for the weekend.',
        'Alt til turen: telt, kokeapparat og klær som tåler vær. Lei ryggsekk for helgen.',
        'Allt fyrir ferðina: tjöld, prímusar og föt fyrir öll veður. Leigðu bakpoka yfir helgina.',
      ],
      [
        'Friluftsliv för skog, fjäll och skärgård. Vi lagar dragkedjor och sulor i vår egen verkstad.',
        'Outdoor life for forest, mountains and islands. We mend zips and soles in our own workshop.',
        'Friluftsliv for skog, fjell og skjærgård. Vi reparerer glidelåser og såler i eget verksted.',
        'Útivist fyrir skóg, fjöll og eyjar. Við gerum við rennilása og sóla á eigin verkstæði.',
      ],
    ],
    keys: ['friluft, tält, vandring', 'outdoor, tent, hiking', 'friluft, telt, fottur', 'útivist, tjald, göngur'],
  },
  home: {
    leads: [
      [
        'Möbler, textil och ljus för ett hem att trivas i. Vi kör hem stora varor varje torsdag.',
        'Furniture, textiles and lamps for a home to feel at ease in. We deliver large goods every Thursday.',
        'Møbler, tekstiler og lys til et hjem å trives i. Vi kjører hjem store varer hver torsdag.',
        'Húsgögn, textíll og lampar fyrir notalegt heimili. Við sendum stórar vörur heim á fimmtudögum.',
      ],
      [
        'Filtar, krukor och lampor från små nordiska verkstäder.',
        'Blankets, pots and lamps from small Nordic workshops.',
        'Pledd, krukker og lamper fra små nordiske verksteder.',
        'Teppi, krukkur og lampar frá litlum norrænum verkstæðum.',
      ],
      [
        'Inredning i trä, ull och glas. Ta med ett mått, så ritar vi ditt rum tillsammans.',
        'Interiors in wood, wool and glass. Bring your measurements and we will draw your room together.',
        'Interiør i tre, ull og glass. Ta med mål, så tegner vi rommet ditt sammen.',
        'Innanstokksmunir úr viði, ull og gleri. Komdu með mál og við teiknum herbergið saman.',
      ],
    ],
    keys: [
      'hem, inredning, möbler',
      'home, interior, furniture',
      'hjem, interiør, møbler',
      'heimili, húsgögn, innrétting',
    ],
  },
  kitchen: {
    leads: [
      [
        'Kastruller, knivar och porslin för alla som tycker om att laga mat. Vi slipar knivar på lördagar.',
        'Pans, knives and china for everyone who likes to cook. We sharpen knives on Saturdays.',
        'Kjeler, kniver og porselen for alle som liker å lage mat. Vi sliper kniver på lørdager.',
        'Pottar, hnífar og postulín fyrir alla sem hafa gaman af að elda. Við brýnum hnífa á laugardögum.',
      ],
      [
        'Redskap som håller i många år, och råd om hur du sköter dem.',
        'Tools that last for many years, and advice on how to care for them.',
        'Redskaper som holder i mange år, og råd om hvordan du vedlikeholder dem.',
        'Áhöld sem endast árum saman og ráð um hvernig á að hirða þau.',
      ],
    ],
    keys: ['kök, knivar, porslin', 'kitchen, knives, china', 'kjøkken, kniver, porselen', 'eldhús, hnífar, postulín'],
  },
  gifts: {
    leads: [
      [
        'Presenter till den som har allt, och kort att skriva till dem. Vi slår in utan kostnad.',
        'Presents for those who have everything, and cards to go with them. We wrap free of charge.',
        'Gaver til den som har alt, og kort å skrive til dem. Vi pakker inn gratis.',
        'Gjafir handa þeim sem eiga allt og kort með þeim. Við pökkum inn án endurgjalds.',
      ],
      [
        'Små saker att ta med hem: tryck, ljus och godsaker från trakten.',
        'Small things to bring home: prints, candles and sweets from the region.',
        'Små ting å ta med hjem: trykk, lys og godsaker fra distriktet.',
        'Smáhlutir til að taka með heim: prent, kerti og sætindi úr héraðinu.',
      ],
    ],
    keys: ['present, kort, inslagning', 'gift, card, wrapping', 'gave, kort, innpakning', 'gjöf, kort, innpökkun'],
  },
  flowers: {
    leads: [
      [
        'Snittblommor, krukväxter och kransar, bundna i butiken varje morgon.',
        'Cut flowers, potted plants and wreaths, made in the shop every morning.',
        'Snittblomster, potteplanter og kranser, bundet i butikken hver morgen.',
        'Afskorin blóm, pottaplöntur og kransar, bundnir í versluninni á hverjum morgni.',
      ],
      [
        'Buketter efter säsong. Beställ före klockan 14, så levererar vi i staden samma dag.',
        'Bouquets by season. Order before 2 pm and we deliver in the city the same day.',
        'Buketter etter sesong. Bestill før klokken 14, så leverer vi i byen samme dag.',
        'Blómvendir eftir árstíðum. Pantaðu fyrir klukkan 14 og við sendum innanbæjar samdægurs.',
      ],
    ],
    keys: [
      'blommor, bukett, krukväxt',
      'flowers, bouquet, plants',
      'blomster, bukett, planter',
      'blóm, blómvöndur, plöntur',
    ],
  },
  books: {
    leads: [
      [
        'Böcker på åtta språk, papper och pennor. Saknar du en titel beställer vi den.',
        'Books in eight languages, paper and pens. If a title is missing, we order it.',
        'Bøker på åtte språk, papir og penner. Mangler du en tittel, bestiller vi den.',
        'Bækur á átta tungumálum, pappír og pennar. Við pöntum titla sem vantar.',
      ],
      [
        'Skrivböcker, kartor och serier. Läshörnan är öppen för alla.',
        'Notebooks, maps and comics. The reading corner is open to everyone.',
        'Skrivebøker, kart og tegneserier. Lesekroken er åpen for alle.',
        'Stílabækur, kort og myndasögur. Lestrarhornið er öllum opið.',
      ],
    ],
    keys: ['böcker, papper, pennor', 'books, paper, pens', 'bøker, papir, penner', 'bækur, pappír, pennar'],
  },
  health: {
    leads: [
      [
        'Hudvård, tvål och dofter med enkla innehållslistor. Prova vid disken.',
        'Skin care, soap and scents with short lists of ingredients. Try them at the counter.',
        'Hudpleie, såpe og dufter med enkle innholdslister. Prøv ved disken.',
        'Húðvörur, sápur og ilmir með stuttum innihaldslýsingum. Prófaðu við borðið.',
      ],
      [
        'Råd och produkter för att må bra. Boka en kostnadsfri genomgång i butiken.',
        'Advice and products for feeling well. Book a free consultation in the shop.',
        'Råd og produkter for å ha det bra. Bestill en gratis gjennomgang i butikken.',
        'Ráð og vörur fyrir vellíðan. Bókaðu ókeypis ráðgjöf í versluninni.',
      ],
    ],
    keys: [
      'hälsa, hudvård, skönhet',
      'health, skin care, beauty',
      'helse, hudpleie, skjønnhet',
      'heilsa, húðumhirða, fegurð',
    ],
  },
  food: {
    leads: [
      [
        'Råvaror efter säsong, från gårdar längs kusten och i inlandet.',
        'Seasonal produce from farms along the coast and inland.',
        'Råvarer etter sesong, fra gårder langs kysten og i innlandet.',
        'Hráefni eftir árstíðum frá býlum við ströndina og inn til landsins.',
      ],
      [
        'Smaka innan du köper. Vi packar gärna en korg att ta med.',
        'Taste before you buy. We will gladly pack a basket to take away.',
        'Smak før du kjøper. Vi pakker gjerne en kurv til å ta med.',
        'Smakkaðu áður en þú kaupir. Við pökkum gjarnan í körfu til að taka með.',
      ],
    ],
    keys: [
      'mat, delikatess, godis',
      'food, delicatessen, sweets',
      'mat, delikatesse, godteri',
      'matur, sælkeravörur, sælgæti',
    ],
  },
  electronics: {
    leads: [
      [
        'Datorer, hörlurar och kablar. Vi flyttar över allt från din gamla telefon medan du fikar.',
        'Computers, headphones and cables. We move everything from your old phone while you have a coffee.',
        'Datamaskiner, hodetelefoner og kabler. Vi flytter alt fra den gamle telefonen mens du tar en kaffe.',
        'Tölvur, heyrnartól og snúrur. Við flytjum allt úr gamla símanum á meðan þú færð þér kaffi.',
      ],
      [
        'Ljud och bild för hemmet. Lyssna i vårt tysta rum innan du bestämmer dig.',
        'Sound and vision for the home. Listen in our quiet room before you decide.',
        'Lyd og bilde til hjemmet. Lytt i det stille rommet vårt før du bestemmer deg.',
        'Hljóð og mynd fyrir heimilið. Hlustaðu í hljóðláta herberginu áður en þú ákveður þig.',
      ],
    ],
    keys: [
      'elektronik, telefon, hörlurar',
      'electronics, phone, headphones',
      'elektronikk, telefon, hodetelefoner',
      'raftæki, sími, heyrnartól',
    ],
  },
}
