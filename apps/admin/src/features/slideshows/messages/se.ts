import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  slideshows: {
    title: 'Bildspel',
    new: 'Nytt bildspel',
    edit: 'Inställningar för bildspelet',
    count: ({ count }) => `${count} bildspel`,
    empty: {
      title: 'Inga bildspel ännu',
      text: 'Det som kioskerna visar på hela skärmen, bild efter bild, listas här.',
    },
    fields: {
      head: 'Bildspel',
      name: 'Namn',
      displaySpeed: 'Tid per bild',
      animation: 'Övergång',
      background: 'Bakgrund',
      show: 'Visas',
      timing: 'Visas',
      stationIds: 'Stationer',
      slides: 'Bilder',
    },
    reader: 'Du kan se bildspel men inte ändra dem.',
    hint: { name: 'För personalen; besökarna ser det inte.' },
    slideCount: ({ count }) => `${count} ${plural('se', count, { one: 'bild', other: 'bilder' })}`,
    settings: 'Inställningar',
    preview: 'Förhandsgranska',
    previewEmpty: 'Det har inga bilder ännu.',
    unplayable: ({ name, codec }) =>
      `Visas inte, eftersom kioskerna inte kan spela upp den${codec && ` (${codec})`}: ${name}. Byt ut den mot en H.264-video i en MP4-fil.`,
    colour: 'Färg',
    picture: 'Bild',
  },
} satisfies Messages<typeof en>
