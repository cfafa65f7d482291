import { type Messages, plural } from '../../../i18n/i18n'
import type { en } from './en'

export const is = {
  reach: {
    count: ({ count }) =>
      plural('is', count, {
        one: `Ekki er hægt að komast í ${count} verslun eða þjónustu`,
        other: `Ekki er hægt að komast í ${count} verslanir og þjónustu`,
      }),
    list: 'Ekki hægt að komast',
    reason: {
      notDrawn: ({ areaId }) => `Svæðið ${areaId} er ekki teiknað á neina virka hæð.`,
      noPlace: ({ areaId }) => `Hæðina með svæðinu ${areaId} vantar mynd eða mælikvarða.`,
      noDoor: ({ areaId }) => `Svæðið ${areaId} hefur engar dyr og engin gönguleið er innan 3 metra.`,
      island: ({ areaId }) => `Engin gönguleið liggur að svæðinu ${areaId}.`,
      onlyBySteps: ({ areaId }) => `Aðeins stigar liggja að svæðinu ${areaId}.`,
      closed: ({ areaId }) => `Leiðin að svæðinu ${areaId} er lokuð eða í ólagi.`,
    },
    stepFree: 'Án þrepa',
    from: ({ stations }) => `Frá: ${stations}`,
    station: ({ code }) => `Stöðin ${code} er ekki á neinni gönguleið.`,
    repair: {
      record: 'Velja svæði',
      activate: ({ floor }) => `Gera virka: ${floor}`,
      floor: ({ floor }) => `Opna: ${floor}`,
      connectors: 'Opna lyftur og stiga',
      map: 'Opna kortið',
      station: 'Velja staðsetningu',
    },
    all: ({ count }) => `Sýna allt (${count})`,
    ask: {
      title: 'Birta samt?',
      text: 'Gestir fá ekki leiðsögn að öllu sem er á skjáunum.',
      action: 'Birta',
    },
  },
} satisfies Messages<typeof en>
