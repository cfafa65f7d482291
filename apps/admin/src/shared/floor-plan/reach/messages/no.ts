import { type Messages, plural } from '../../../i18n/i18n'
import type { en } from './en'

export const no = {
  reach: {
    count: ({ count }) =>
      `${count} ${plural('no', count, { one: 'butikk eller tjeneste', other: 'butikker og tjenester' })} kan ikke nås`,
    list: 'Kan ikke nås',
    reason: {
      notDrawn: ({ areaId }) => `Området ${areaId} er ikke tegnet på noen aktiv etasje.`,
      noPlace: ({ areaId }) => `Etasjen med området ${areaId} mangler bilde eller målestokk.`,
      noDoor: ({ areaId }) => `Området ${areaId} har ingen dør, og ingen gangvei innen 3 meter.`,
      island: ({ areaId }) => `Ingen gangvei fører til området ${areaId}.`,
      onlyBySteps: ({ areaId }) => `Bare trapper fører til området ${areaId}.`,
      closed: ({ areaId }) => `Veien til området ${areaId} er stengt eller ute av drift.`,
    },
    stepFree: 'Uten trapper',
    from: ({ stations }) => `Fra: ${stations}`,
    station: ({ code }) => `Stasjonen ${code} står ikke på noen gangvei.`,
    repair: {
      record: 'Velg område',
      activate: ({ floor }) => `Gjør aktiv: ${floor}`,
      floor: ({ floor }) => `Åpne ${floor}`,
      connectors: 'Åpne heiser og trapper',
      map: 'Åpne kartet',
      station: 'Velg plassering',
    },
    all: ({ count }) => `Vis alle (${count})`,
    ask: {
      title: 'Publisere likevel?',
      text: 'Besøkende får ikke veibeskrivelse til alt som vises på kioskene.',
      action: 'Publiser',
    },
  },
} satisfies Messages<typeof en>
