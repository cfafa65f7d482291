import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  map: {
    title: 'Kart',
    floorsTitle: 'Etasjer',
    floors: ({ count }) => `${count} ${plural('no', count, { one: 'etasje', other: 'etasjer' })}`,
    empty: {
      title: 'Ingen etasjer ennå',
      text: 'Kjøpesenterets etasjer vises her, med det som er tegnet på etasjekartene.',
      action: 'Legg til etasjer under Parkering',
    },
    plans: {
      import: 'Importer',
      export: 'Eksporter',
      imdf: 'IMDF-arkiv (.zip)',
      notPlaced: ({ floors }) => `Ikke med i filen, fordi de mangler kontrollpunkter: ${floors}`,
    },
    own: 'Selve kjøpesenteret',
    noPlan: 'Ikke noe etasjekart tegnet',
    draw: 'Tegn det',
    missing: ({ parts }) => `Ikke tegnet: ${parts}`,
    part: { walkways: 'gangveier', units: 'områder', doors: 'dører', scale: 'målestokk' },
    drawn: {
      units: ({ count }) => `${count} ${plural('no', count, { one: 'område', other: 'områder' })}`,
      doors: ({ count }) => `${count} ${plural('no', count, { one: 'dør', other: 'dører' })}`,
      walkways: ({ count }) => `${count} ${plural('no', count, { one: 'gangvei', other: 'gangveier' })}`,
      connectors: ({ count }) =>
        `${count} ${plural('no', count, { one: 'heis eller trapp', other: 'heiser og trapper' })}`,
      amenities: ({ count }) => `${count} ${plural('no', count, { one: 'fasilitet', other: 'fasiliteter' })}`,
    },
    connectors: {
      title: 'Heiser og trapper',
      text: 'Marker det som er ute av drift. Stasjonene viser vei utenom det innen få sekunder, uten publisering.',
      empty: 'Heiser, rulletrapper og trapper vises her.',
      add: 'Legg til heiser og trapper',
      reader: 'Du kan se hva som er ute av drift, men ikke endre det.',
    },
    check: {
      title: 'Kontroll',
      working: 'Kontrollerer',
      silent: 'Tegn gangveier på en etasje for å se om besøkende når alle butikker og tjenester.',
      fine: 'Alt kan nås',
      fineText: 'Alle aktive butikker og tjenester med et område, fra hver stasjon, med og uten trapper.',
      failed: 'Kontrollen kunne ikke gjøres',
      mistakes: ({ count }) => `${count} sannsynlige feil i etasjekartene`,
    },
    mistake: {
      ringCrosses: 'Et omriss krysser seg selv.',
      unitsOverlap: ({ areaId, other }) => `Områdene ${areaId} og ${other} overlapper.`,
      noDoor: ({ areaId }) => `Området ${areaId} har ingen dør.`,
      doorOffEdge: ({ areaId }) => `En dør ligger ikke på kanten av området sitt ${areaId}.`,
      doorOffWalkway: ({ areaId }) => `En dør til området ${areaId} ligger ikke ved en gangvei.`,
      codeNotDrawn: ({ areaId }) => `Området ${areaId} er ikke tegnet.`,
      stationOffWalkway: 'En stasjon står ikke på en gangvei.',
      connectorOnOneFloor: ({ name }) => `${name} er bare på én etasje.`,
      escalatorBothWays: ({ name }) => `${name} er en rulletrapp uten retning.`,
      liftStopsApart: ({ name }) => `${name} er ikke på samme sted i alle etasjer.`,
      scalesDiffer: ({ other }) => `Målestokken stemmer ikke med den på ${other}.`,
      ordinalTwice: ({ other }) => `${other} har samme nivå.`,
    },
  },
} satisfies Messages<typeof en>
