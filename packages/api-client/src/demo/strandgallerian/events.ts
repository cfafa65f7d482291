import { fromToday, nextYearly } from '../dates'
import type { EventRow } from '../rows'
import { list } from '../texts'

/** The events: nine are Active, four of them run today; seasonal ones have fixed dates. */
export const eventRows = (today: string): EventRow[] => [
  {
    key: 'christmas-market',
    name: ['Julmarknad', 'Christmas market', 'Julemarked', 'Jólamarkaður'],
    time: [10, 0],
    span: nextYearly(today, '11-28', '12-23'),
    art: 'market',
    description: [
      [
        'Trettio stånd i Atriet, med hantverk, ost och glögg. Kören sjunger varje lördag klockan 14.',
        'Thirty stalls in the Atrium, with crafts, cheese and mulled wine. The choir sings every Saturday at 2 pm.',
        'Tretti boder i Atriet, med håndverk, ost og gløgg. Koret synger hver lørdag klokken 14.',
        'Þrjátíu sölubásar í Atríinu með handverki, ostum og jólaglöggi. Kórinn syngur alla laugardaga klukkan 14.',
      ],
      list(
        ['Fri entré', 'Free entry', 'Gratis inngang', 'Ókeypis aðgangur'],
        ['Inslagning på plan 1', 'Gift wrapping on level 1', 'Innpakning på plan 1', 'Innpökkun á 1. hæð'],
      ),
    ],
  },
  {
    key: 'santas-workshop',
    name: ['Tomtens verkstad', 'Santa’s workshop', 'Nissens verksted', 'Verkstæði jólasveinsins'],
    time: [11, 0],
    span: nextYearly(today, '11-22', '12-22'),
    art: 'workshop',
    description: [
      [
        'Barn från fyra år bygger sin egen julklapp av trä. Vuxna hjälper till, material finns.',
        'Children from the age of four build their own wooden present. Adults lend a hand; materials are provided.',
        'Barn fra fire år bygger sin egen julegave av tre. Voksne hjelper til, materialer finnes.',
        'Börn frá fjögurra ára aldri smíða sína eigin jólagjöf úr tré. Fullorðnir hjálpa til og efni er á staðnum.',
      ],
    ],
  },
  {
    key: 'harbour-day',
    name: ['Hamndagarna', 'Harbour days', 'Havnedagene', 'Hafnardagar'],
    time: [12, 0],
    span: fromToday(today, -2, 6),
    art: 'harbour',
    description: [
      [
        'Träbåtar vid kajen, segelsömnad och fiskesoppa. Följ med på en tur i hamnen varje hel timme.',
        'Wooden boats along the quay, sailmaking and fish soup. Join a trip round the harbour every hour.',
        'Trebåter ved kaien, seilsøm og fiskesuppe. Bli med på en tur i havnen hver hele time.',
        'Trébátar við bryggjuna, seglasaumur og fiskisúpa. Komdu með í siglingu um höfnina á heila tímanum.',
      ],
    ],
  },
  {
    key: 'late-opening',
    name: ['Öppet till 23', 'Open late until 11 pm', 'Åpent til 23', 'Opið til 23'],
    time: [20, 0],
    span: fromToday(today, 6, 1),
    art: 'night',
    description: [
      [
        '<strong>En kväll med extra öppet.</strong> Musik på alla plan och erbjudanden efter klockan 20.',
        '<strong>One evening with longer hours.</strong> Music on every level and offers after 8 pm.',
        '<strong>En kveld med lengre åpningstid.</strong> Musikk på alle plan og tilbud etter klokken 20.',
        '<strong>Eitt kvöld með lengri opnunartíma.</strong> Tónlist á öllum hæðum og tilboð eftir klukkan 20.',
      ],
    ],
  },
  {
    key: 'lunch-concert',
    name: [
      'Lunchkonsert i Atriet',
      'Lunch concert in the Atrium',
      'Lunsjkonsert i Atriet',
      'Hádegistónleikar í Atríinu',
    ],
    time: [12, 15],
    span: fromToday(today, 0, 28),
    art: 'stage',
    description: [
      [
        'Studenter från musikhögskolan spelar en halvtimme. Ta med din lunch och sätt dig i trappan.',
        'Students from the academy of music play for half an hour. Bring your lunch and take a seat on the stairs.',
        'Studenter fra musikkhøgskolen spiller en halvtime. Ta med lunsjen og sett deg i trappen.',
        'Nemendur úr tónlistarháskólanum spila í hálftíma. Taktu nestið með og fáðu þér sæti í stiganum.',
      ],
    ],
  },
  {
    key: 'sewing-evening',
    name: ['Sykväll', 'Sewing evening', 'Sykveld', 'Saumakvöld'],
    time: [18, 0],
    span: fromToday(today, -14, 60),
    art: 'waves',
    description: [
      [
        'Laga, sy om och lär dig nytt, torsdagar hos Tråd &amp; Ton. Symaskiner finns att låna.',
        'Mend, alter and learn something new, on Thursdays at Tråd &amp; Ton. Sewing machines to borrow.',
        'Reparer, sy om og lær noe nytt, torsdager hos Tråd &amp; Ton. Symaskiner til utlån.',
        '',
      ],
    ],
  },
  {
    key: 'coffee-tasting',
    name: ['Kaffeprovning', 'Coffee tasting', 'Kaffesmaking', 'Kaffismökkun'],
    time: [15, 30],
    span: fromToday(today, 4, 3),
    art: 'coffee',
    description: [
      [
        'Sex kaffesorter, tre bryggsätt och en bulle. Anmäl dig i disken hos Rosteriet Kaj.',
        'Six coffees, three ways to brew and one bun. Sign up at the counter of Rosteriet Kaj.',
        'Seks kaffesorter, tre bryggemetoder og en bolle. Meld deg på i disken hos Rosteriet Kaj.',
        'Sex kaffitegundir, þrjár uppáhellingar og einn snúður. Skráðu þig við borðið hjá Rosteriet Kaj.',
      ],
    ],
  },
  {
    key: 'story-hour',
    name: ['Sagostund', 'Story hour', 'Eventyrstund', 'Sögustund'],
    time: [10, 30],
    span: fromToday(today, -30, 90),
    art: 'reading',
    description: [
      [
        'Sagor för barn mellan tre och sex år, varje lördag i Bokhamnens läshörna.',
        'Stories for children between three and six, every Saturday in the reading corner of Bokhamnen.',
        'Eventyr for barn mellom tre og seks år, hver lørdag i lesekroken hos Bokhamnen.',
        'Sögur fyrir börn frá þriggja til sex ára, alla laugardaga í lestrarhorni Bokhamnen.',
      ],
    ],
  },
  {
    key: 'harbour-run',
    name: ['Hamnloppet', 'Harbour run', 'Havneløpet', 'Hafnarhlaupið'],
    time: [9, 0],
    span: fromToday(today, 15, 1),
    art: 'run',
    description: [
      [
        'Fem eller tio kilometer längs vattnet, med start vid Hamnporten. Nummerlapp hämtas hos Fjell Sport.',
        'Five or ten kilometres along the water, starting at the Harbour door. Collect your number at Fjell Sport.',
        'Fem eller ti kilometer langs vannet, med start ved Havneporten. Startnummer hentes hos Fjell Sport.',
        'Fimm eða tíu kílómetrar meðfram sjónum, ræst við hafnardyrnar. Sæktu keppnisnúmer hjá Fjell Sport.',
      ],
    ],
  },
  {
    key: 'fashion-evening',
    name: ['Modekväll', 'Fashion evening', 'Motekveld', 'Tískukvöld'],
    time: [19, 0],
    span: fromToday(today, 24, 1),
    art: 'fashion',
    description: [
      [
        'Visning av säsongens nyheter, med stylister på plats.',
        'A show of what is new this season, with stylists to ask.',
        '',
        '',
      ],
    ],
    status: 'InActive',
  },
  {
    key: 'childrens-day',
    name: ['Barnens dag', 'Children’s day', 'Barnas dag', 'Barnadagurinn'],
    time: [11, 0],
    span: fromToday(today, -20, 2),
    art: 'play',
    description: [
      [
        'Ballonger, ansiktsmålning och clown. Tack till alla som kom.',
        'Balloons, face painting and a clown. Thank you to everyone who came.',
        'Ballonger, ansiktsmaling og klovn. Takk til alle som kom.',
        'Blöðrur, andlitsmálun og trúður. Takk fyrir komuna.',
      ],
    ],
    status: 'InActive',
  },
  {
    key: 'garden-days',
    name: ['Trädgårdsdagar', 'Garden days', 'Hagedager', 'Garðyrkjudagar'],
    time: [10, 0],
    span: nextYearly(today, '04-24', '05-03'),
    art: 'garden',
    description: [
      [
        'Fröbyte, plantering och råd från Moss Blommor.',
        'Seed swap, planting and advice from Moss Blommor.',
        'Frøbytte, planting og råd fra Moss Blommor.',
        '',
      ],
    ],
    status: 'InActive',
  },
]
