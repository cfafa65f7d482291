import { nextYearly } from '../dates'
import type { SlideshowRow } from '../rows'
import { heading } from '../texts'

export const slideshowRows = (today: string): SlideshowRow[] => [
  {
    key: 'welcome',
    kind: 'info',
    name: 'Välkommen',
    background: '#f3efe6',
    slides: [
      {
        name: 'Välkommen',
        picture: 'event-harbour-day',
        words: [
          heading([
            'Välkommen till Strandgallerian',
            'Welcome to Strandgallerian',
            'Velkommen til Strandgallerian',
            'Velkomin í Strandgallerian',
          ]),
          [
            '128 butiker vid vattnet. Tryck på skärmen för att hitta rätt.',
            '128 shops by the water. Touch the screen to find your way.',
            '128 butikker ved vannet. Trykk på skjermen for å finne fram.',
            '128 verslanir við vatnið. Snertu skjáinn til að rata.',
          ],
        ],
      },
      {
        name: 'Wifi',
        picture: 'service-wifi',
        words: [
          heading(['Gratis wifi', 'Free Wi-Fi', 'Gratis trådløst nett', 'Ókeypis þráðlaust net']),
          [
            'Välj Strandgallerian. Inget lösenord behövs.',
            'Choose Strandgallerian. No password needed.',
            'Velg Strandgallerian. Du trenger ikke passord.',
            'Veldu Strandgallerian. Ekkert lykilorð þarf.',
          ],
        ],
      },
      {
        name: 'Presentkort',
        picture: 'service-cards',
        words: [
          heading(['Ge bort allt på en gång', 'One card, every shop', 'Gi bort alt på én gang', 'Gefðu allt í einu']),
          [
            'Vårt presentkort gäller i alla butiker. Köp det i informationsdisken.',
            'Our gift card is good in every shop. Buy it at the information desk.',
            'Gavekortet vårt gjelder i alle butikker. Kjøp det i informasjonsskranken.',
            'Gjafakortið okkar gildir í öllum verslunum. Fæst við upplýsingaborðið.',
          ],
        ],
      },
    ],
  },
  {
    key: 'christmas',
    kind: 'info',
    name: 'Jul i gallerian',
    speed: 'slow',
    animation: 'slide',
    background: '#0d3b2e',
    hours: ['10:00', '21:00', []],
    span: nextYearly(today, '11-15', '12-24'),
    slides: [
      {
        name: 'Julmarknad',
        picture: 'event-christmas-market',
        words: [
          heading([
            'Julmarknad på torget',
            'Christmas market in the square',
            'Julemarked på torget',
            'Jólamarkaður á torginu',
          ]),
          [
            'Glögg, ljus och hantverk, varje dag fram till jul.',
            'Mulled wine, candles and crafts, every day until Christmas.',
            'Gløgg, lys og håndverk, hver dag frem til jul.',
            'Jólaglögg, kerti og handverk, alla daga til jóla.',
          ],
        ],
      },
      {
        name: 'Tomteverkstaden',
        picture: 'event-santas-workshop',
        words: [
          heading(['Tomteverkstaden', 'Santa’s workshop', 'Nisseverkstedet', 'Jólasveinaverkstæðið']),
          [
            'Barnen gör julklappar, plan 2.',
            'Children make presents, level 2.',
            'Barna lager julegaver, plan 2.',
            'Börnin búa til jólagjafir, 2. hæð.',
          ],
        ],
      },
    ],
  },
  {
    key: 'summer',
    kind: 'info',
    name: 'Sommar (utkast)',
    speed: { custom: 7 },
    animation: 'zoom',
    background: '#e7efdc',
    slides: [
      {
        name: 'Trädgårdsdagar',
        picture: 'event-garden-days',
        words: [heading(['Trädgårdsdagar', 'Garden days', 'Hagedager', 'Garðdagar'])],
      },
    ],
    status: 'InActive',
  },
  {
    key: 'rest',
    kind: 'screensaver',
    name: 'Skärmvila',
    speed: 'verySlow',
    background: 'event-late-opening',
    slides: [
      {
        name: 'Tryck på skärmen',
        words: [
          heading([
            'Tryck på skärmen och hitta rätt',
            'Touch the screen and find your way',
            'Trykk på skjermen og finn frem',
            'Snertu skjáinn og finndu leiðina',
          ]),
        ],
      },
    ],
  },
]
