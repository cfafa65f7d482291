import { defineMessages, type Messages } from '../i18n'

type Floor = { floor: string }
type Code = { areaId: string }

const en = {
  floorPlan: {
    on: ({ floor }: Floor) => `On the floor plan: ${floor}`,
    notDrawn: ({ areaId }: Code) =>
      `No floor plan has an area with this ID yet: ${areaId}. Draw it under Parking, on the floor.`,
    noAreaId: 'Enter an area ID to see the spot on the floor plan.',
    noMap:
      'No map is set up, and no floor plan has a picture. Add a floor plan under Parking, or ask whoever runs the server to set up a map.',
  },
}

const se = {
  floorPlan: {
    on: ({ floor }) => `På plankartan: ${floor}`,
    notDrawn: ({ areaId }) =>
      `Ingen plankarta har ett område med den här platskoden ännu: ${areaId}. Rita det under Parkering, på planet.`,
    noAreaId: 'Ange en platskod för att se platsen på plankartan.',
    noMap:
      'Ingen karta är inställd, och ingen plankarta har en bild. Lägg till en plankarta under Parkering, eller be den som sköter servern att ställa in en karta.',
  },
} satisfies Messages<typeof en>

const no = {
  floorPlan: {
    on: ({ floor }) => `På etasjekartet: ${floor}`,
    notDrawn: ({ areaId }) =>
      `Ingen etasjekart har et område med denne stedskoden ennå: ${areaId}. Tegn det under Parkering, på etasjen.`,
    noAreaId: 'Oppgi en stedskode for å se stedet på etasjekartet.',
    noMap:
      'Det er ikke satt opp noe kart, og ingen etasjekart har bilde. Legg til et etasjekart under Parkering, eller be den som drifter serveren om å sette opp et kart.',
  },
} satisfies Messages<typeof en>

const is = {
  floorPlan: {
    on: ({ floor }) => `Á hæðarkorti: ${floor}`,
    notDrawn: ({ areaId }) =>
      `Ekkert hæðarkort hefur svæði með þessum staðarkóða enn: ${areaId}. Teiknaðu það undir Bílastæði, á hæðinni.`,
    noAreaId: 'Skráðu staðarkóða til að sjá staðinn á hæðarkortinu.',
    noMap:
      'Ekkert kort hefur verið sett upp og ekkert hæðarkort er með mynd. Bættu við hæðarkorti undir Bílastæði eða biddu þann sem rekur þjóninn að setja upp kort.',
  },
} satisfies Messages<typeof en>

export const floorPlanMessages = defineMessages({ en, se, no, is })
