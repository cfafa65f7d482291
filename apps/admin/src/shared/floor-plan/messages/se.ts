import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  floorPlan: {
    on: ({ floor }) => `På plankartan: ${floor}`,
    notDrawn: ({ areaId }) =>
      `Ingen plankarta har ett område med den här platskoden ännu: ${areaId}. Rita det under Parkering, på planet.`,
    noAreaId: 'Ange en platskod för att se platsen på plankartan.',
    noMap:
      'Ingen karta är inställd, och ingen plankarta har en bild. Lägg till en plankarta under Parkering, eller be den som sköter servern att ställa in en karta.',
    spot: {
      noFloor: 'Inget plan',
      noPlan: 'Planet har ingen plankarta ännu. Ange platsen i procent.',
      put: 'Tryck på plankartan där den står, eller ange platsen i procent.',
      remove: 'Ta bort från plankartan',
      left: 'Från vänster, %',
      top: 'Uppifrån, %',
      pin: 'Position',
      at: ({ x, y }) => `${x} % från vänster, ${y} % uppifrån`,
      howTo: 'Tryck på plankartan eller flytta nålen med piltangenterna.',
      range: 'Ett heltal från 0 till 100.',
    },
    area: {
      choose: 'Välj på plankartan',
      title: 'Välj ett område',
      text: 'Välj området på plankartan eller i listan, så används dess platskod.',
      floor: 'Plan',
      search: 'Sök på platskod eller namn',
      list: 'Områden',
      free: 'Ledigt',
      several: 'Flera',
      taken: 'Upptagen',
      isIn: ({ names, areaId }) => `${names} finns i ${areaId}`,
      nothing: 'Inga träffar',
      cancel: 'Avbryt',
    },
    bearing: {
      floorFirst: 'Välj först ett plan.',
      hint: 'Grader medurs från plankartans överkant. Besökarna tittar åt andra hållet.',
      choose: 'Välj riktning',
      unknown: 'Okänd',
    },
    noPhones: ({ address }) =>
      `Kioskerna kan inte visa QR-koden som skickar vägen till en telefon: serverns adress, ${address}, fungerar bara på servern själv. Be den som driver servern att ställa in PUBLIC_URL på en adress som besökarnas telefoner kan öppna.`,
  },
} satisfies Messages<typeof en>
