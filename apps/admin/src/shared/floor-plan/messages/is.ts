import { type Messages, plural } from '../../i18n/i18n'
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
      put: 'Smelltu á hæðarkortið þar sem hún stendur eða gefðu staðinn upp í prósentum.',
      remove: 'Fjarlægja af hæðarkortinu',
      left: 'Frá vinstri, %',
      top: 'Að ofan, %',
      pin: 'Staðsetning',
      at: ({ x, y }) => `${x}% frá vinstri, ${y}% að ofan`,
      howTo: 'Smelltu á hæðarkortið eða færðu pinnann með örvalyklunum.',
      range: 'Heil tala frá 0 til 100.',
    },
    area: {
      choose: 'Velja á hæðarkorti',
      title: 'Veldu svæði',
      text: 'Veldu svæðið á hæðarkortinu eða í listanum og þá verður staðarkóði þess notaður.',
      floor: 'Hæð',
      search: 'Leita eftir staðarkóða eða heiti',
      list: 'Svæði',
      free: 'Laust',
      several: 'Fleiri en einn',
      taken: 'Upptekið',
      isIn: ({ names, count, areaId }) => `${names} ${plural('is', count, { one: 'er', other: 'eru' })} í ${areaId}`,
      nothing: 'Ekkert fannst',
      cancel: 'Hætta við',
    },
    bearing: {
      floorFirst: 'Veldu fyrst hæð.',
      hint: 'Gráður réttsælis frá efri brún hæðarkortsins. Gestir horfa í hina áttina.',
      choose: 'Velja átt',
      unknown: 'Óþekkt',
    },
    noPhones: ({ address }) =>
      `Skjáirnir geta ekki sýnt QR-kóðann sem sendir leiðina í síma: slóð þjónsins, ${address}, virkar aðeins á þjóninum sjálfum. Biddu þann sem rekur þjóninn að stilla PUBLIC_URL á slóð sem símar gesta geta opnað.`,
  },
} satisfies Messages<typeof en>
