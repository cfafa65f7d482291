import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  places: {
    title: 'Området rundt',
    new: 'Nytt sted',
    edit: 'Rediger sted',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'sted', other: 'steder' })}`,
    empty: {
      title: 'Ingen steder ennå',
      text: 'Det som er verdt å finne i og rundt kjøpesenteret, listes her: en ferje, en park, heisene.',
    },
    fields: {
      name: 'Navn',
      description: 'Beskrivelse',
      imageId: 'Bilde',
      setting: 'Hvor',
      location: 'På kartet',
      floorId: 'Etasje',
      position: 'På etasjekartet',
    },
    reader: 'Du kan se steder, men ikke endre dem.',
    view: { name: 'Visning', list: 'Liste', map: 'Kart' },
    map: {
      showAll: 'Vis alle steder',
      nothing: 'Ingenting er plassert på kartet ennå.',
      without: 'ikke plassert på kartet',
      howTo: 'Piltastene går fra ett til neste, Enter velger eller zoomer inn, + og − zoomer.',
    },
  },
} satisfies Messages<typeof en>
