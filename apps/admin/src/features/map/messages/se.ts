import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  map: {
    title: 'Karta',
    floorsTitle: 'Plan',
    floors: ({ count }) => `${count} plan`,
    empty: {
      title: 'Inga plan ännu',
      text: 'Köpcentrets plan visas här, med det som är ritat på deras plankartor.',
      action: 'Lägg till plan under Parkering',
    },
    plans: {
      import: 'Importera',
      export: 'Exportera',
      imdf: 'IMDF-arkiv (.zip)',
      notPlaced: ({ floors }) => `Inte med i filen, eftersom kontrollpunkter saknas: ${floors}`,
    },
    own: 'Köpcentret självt',
    noPlan: 'Ingen plankarta ritad',
    draw: 'Rita den',
    missing: ({ parts }) => `Inte ritat: ${parts}`,
    part: { walkways: 'gångytor', units: 'områden', doors: 'dörrar', scale: 'skala' },
    drawn: {
      units: ({ count }) => `${count} ${plural('se', count, { one: 'område', other: 'områden' })}`,
      doors: ({ count }) => `${count} ${plural('se', count, { one: 'dörr', other: 'dörrar' })}`,
      walkways: ({ count }) => `${count} ${plural('se', count, { one: 'gångyta', other: 'gångytor' })}`,
      connectors: ({ count }) =>
        `${count} ${plural('se', count, { one: 'hiss eller trappa', other: 'hissar och trappor' })}`,
      amenities: ({ count }) => `${count} ${plural('se', count, { one: 'bekvämlighet', other: 'bekvämligheter' })}`,
    },
    connectors: {
      title: 'Hissar och trappor',
      text: 'Markera det som är ur funktion. Stationerna visar vägen runt det inom några sekunder, utan publicering.',
      empty: 'Hissar, rulltrappor och trappor visas här.',
      add: 'Lägg till hissar och trappor',
      reader: 'Du kan se vad som är ur funktion men inte ändra det.',
    },
    check: {
      title: 'Kontroll',
      working: 'Kontrollerar',
      silent: 'Rita gångytor på ett plan för att se om besökarna når alla butiker och tjänster.',
      fine: 'Allt går att nå',
      fineText: 'Alla aktiva butiker och tjänster med ett område, från varje station, med och utan trappor.',
      failed: 'Kontrollen kunde inte göras',
      mistakes: ({ count }) => `${count} troliga fel i plankartorna`,
    },
    mistake: {
      ringCrosses: 'En kontur korsar sig själv.',
      unitsOverlap: ({ areaId, other }) => `Områdena ${areaId} och ${other} överlappar varandra.`,
      noDoor: ({ areaId }) => `Området ${areaId} har ingen dörr.`,
      doorOffEdge: ({ areaId }) => `En dörr ligger inte på kanten av sitt område ${areaId}.`,
      doorOffWalkway: ({ areaId }) => `En dörr till området ${areaId} ligger inte vid en gångyta.`,
      codeNotDrawn: ({ areaId }) => `Området ${areaId} är inte ritat.`,
      stationOffWalkway: 'En station står inte på en gångyta.',
      connectorOnOneFloor: ({ name }) => `${name} finns bara på ett plan.`,
      escalatorBothWays: ({ name }) => `${name} är en rulltrappa utan riktning.`,
      liftStopsApart: ({ name }) => `${name} är inte på samma plats på alla plan.`,
      scalesDiffer: ({ other }) => `Skalan stämmer inte med den på ${other}.`,
      ordinalTwice: ({ other }) => `${other} har samma nivå.`,
    },
  },
} satisfies Messages<typeof en>
