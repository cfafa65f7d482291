import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  map: {
    title: 'Kort',
    floorsTitle: 'Hæðir',
    floors: ({ count }) => `${count} ${plural('is', count, { one: 'hæð', other: 'hæðir' })}`,
    empty: {
      title: 'Engar hæðir enn',
      text: 'Hæðir verslunarmiðstöðvarinnar birtast hér ásamt því sem er teiknað á hæðarkortin.',
      action: 'Bæta við hæðum undir Bílastæði',
    },
    plans: {
      import: 'Flytja inn',
      export: 'Flytja út',
      imdf: 'IMDF-safn (.zip)',
      notPlaced: ({ floors }) => `Ekki í skránni, því viðmiðunarpunkta vantar: ${floors}`,
    },
    own: 'Verslunarmiðstöðin sjálf',
    noPlan: 'Ekkert hæðarkort teiknað',
    draw: 'Teikna það',
    missing: ({ parts }) => `Ekki teiknað: ${parts}`,
    part: { walkways: 'gönguleiðir', units: 'svæði', doors: 'dyr', scale: 'mælikvarði' },
    drawn: {
      units: ({ count }) => `${count} svæði`,
      doors: ({ count }) => `${count} dyr`,
      walkways: ({ count }) => `${count} ${plural('is', count, { one: 'gönguleið', other: 'gönguleiðir' })}`,
      connectors: ({ count }) =>
        `${count} ${plural('is', count, { one: 'lyfta eða stigi', other: 'lyftur og stigar' })}`,
      amenities: ({ count }) => `${count} þjónustumerki`,
    },
    connectors: {
      title: 'Lyftur og stigar',
      text: 'Merktu það sem er í ólagi. Stöðvarnar vísa fram hjá því innan fárra sekúndna, án birtingar.',
      empty: 'Lyftur, rúllustigar og stigar birtast hér.',
      add: 'Bæta við lyftum og stigum',
      reader: 'Þú getur séð hvað er í ólagi en ekki breytt því.',
    },
    check: {
      title: 'Athugun',
      working: 'Athuga',
      silent: 'Teiknaðu gönguleiðir á hæð til að sjá hvort gestir komast í allar verslanir og þjónustu.',
      fine: 'Hægt er að komast í allt',
      fineText: 'Allar virkar verslanir og þjónusta með svæði, frá hverri stöð, með og án þrepa.',
      failed: 'Ekki tókst að gera athugunina',
      mistakes: ({ count }) =>
        `${count} ${plural('is', count, { one: 'líkleg villa', other: 'líklegar villur' })} í hæðarkortunum`,
    },
    mistake: {
      ringCrosses: 'Útlína sker sjálfa sig.',
      unitsOverlap: ({ areaId, other }) => `Svæðin ${areaId} og ${other} skarast.`,
      noDoor: ({ areaId }) => `Svæðið ${areaId} hefur engar dyr.`,
      doorOffEdge: ({ areaId }) => `Dyr eru ekki á jaðri svæðisins ${areaId}.`,
      doorOffWalkway: ({ areaId }) => `Dyr svæðisins ${areaId} eru ekki við gönguleið.`,
      codeNotDrawn: ({ areaId }) => `Svæðið ${areaId} er ekki teiknað.`,
      stationOffWalkway: 'Stöð er ekki á gönguleið.',
      connectorOnOneFloor: ({ name }) => `${name} er aðeins á einni hæð.`,
      escalatorBothWays: ({ name }) => `${name} er rúllustigi án stefnu.`,
      liftStopsApart: ({ name }) => `${name} er ekki á sama stað á öllum hæðum.`,
      scalesDiffer: ({ other }) => `Mælikvarðinn passar ekki við: ${other}.`,
      ordinalTwice: ({ other }) => `${other} er með sama hæðarnúmer.`,
    },
  },
} satisfies Messages<typeof en>
