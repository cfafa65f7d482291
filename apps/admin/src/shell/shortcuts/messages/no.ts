import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  shortcuts: {
    title: 'Hurtigtaster',
    where: {
      everywhere: 'Overalt',
      form: 'I et skjema',
      table: 'I en tabell',
      files: 'I rutenettet med filer',
      slides: 'I lysbilderedigeringen',
      plan: 'På et etasjekart',
    },
    does: {
      everywhere: { palette: 'Søk eller gå til', help: 'Vis denne listen', close: 'Lukk det som er åpent' },
      form: { save: 'Lagre' },
      table: {
        walk: 'Gå mellom celler',
        ends: 'Første eller siste rad',
        page: 'En side opp eller ned',
        open: 'Åpne raden',
        select: 'Merk raden',
        range: 'Merk hit',
        all: 'Merk alle',
        copy: 'Kopier de merkede radene',
        order: 'Flytt raden, der rader har en rekkefølge',
      },
      files: { rename: 'Gi filen nytt navn', remove: 'Slett filen' },
      slides: {
        choose: 'Velg et lysbilde',
        move: 'Flytt lysbildet',
        copy: 'Kopier lysbildet eller laget',
        remove: 'Slett lysbildet eller laget',
        layer: 'Flytt et lag på arbeidsflaten',
        size: 'Endre størrelsen på et lag',
        undo: 'Angre',
        redo: 'Gjør om',
      },
      plan: { nudge: 'Flytt markøren', remove: 'Slett markøren', undo: 'Angre', redo: 'Gjør om' },
    },
    key: { arrows: 'Piler', upDown: '↑ ↓', space: 'Mellomrom', shift: 'Skift', alt: 'Alt' },
    or: 'eller',
    richText: 'Tekstredigeringen har en egen liste: Trykk på tastaturknappen på verktøylinjen.',
  },
} satisfies Messages<typeof en>
