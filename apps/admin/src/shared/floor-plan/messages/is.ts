import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  floorPlan: {
    on: ({ floor }) => `Á hæðarkorti: ${floor}`,
    notDrawn: ({ areaId }) =>
      `Ekkert hæðarkort hefur svæði með þessum staðarkóða enn: ${areaId}. Teiknaðu það undir Bílastæði, á hæðinni.`,
    noAreaId: 'Skráðu staðarkóða til að sjá staðinn á hæðarkortinu.',
    noMap:
      'Ekkert kort hefur verið sett upp og ekkert hæðarkort er með mynd. Bættu við hæðarkorti undir Bílastæði eða biddu þann sem rekur þjóninn að setja upp kort.',
    spot: {
      noFloor: 'Engin hæð',
      noPlan: 'Hæðin hefur ekkert hæðarkort enn. Gefðu staðinn upp í prósentum.',
      noRight: 'Þú mátt ekki sjá hæðarkortin. Gefðu staðinn upp í prósentum.',
      left: 'Frá vinstri, %',
      top: 'Að ofan, %',
      pin: 'Hvar hann er',
      at: ({ x, y }) => `${x} % frá vinstri, ${y} % að ofan`,
      howTo: 'Smelltu á hæðarkortið eða færðu pinnann með örvalyklunum.',
      range: 'Heil tala frá 0 til 100.',
    },
  },
} satisfies Messages<typeof en>
