import { type Messages, plural } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  content: {
    columns: {
      index: 'Röð',
      name: 'Heiti',
      startDate: 'Upphafsdagur',
      endDate: 'Lokadagur',
      status: 'Staða',
      contentStatus: 'Birting',
      created: 'Stofnað',
      lastEdited: 'Síðast breytt',
    },
    indexHint: '1 kemur fyrst. Hafðu reitinn auðan til að setja aftast.',
    both: 'Virkt, á skjáunum',
    visibility: {
      name: 'Gestir',
      shown: 'Sjá þetta núna',
      draft: 'Óbirt',
      inactive: 'Óvirkt',
      upcoming: 'Síðar',
      never: 'Birtist aldrei',
      ended: 'Lokið',
      owner: 'Verslunin er óbirt',
      from: ({ moment }) => `Frá ${moment}`,
      untilNext: 'Fram að næstu birtingu',
    },
    actions: {
      edit: 'Breyta',
      preview: 'Forskoða',
      copy: 'Afrita',
      activate: 'Gera virkt',
      deactivate: 'Gera óvirkt',
      delete: 'Eyða',
    },
    more: 'Fleiri aðgerðir',
    notChanged: ({ why }) => `${why}. Engu var breytt.`,
    kept: ({ names }) => `Ekki eytt, því annar breytti þessu á meðan: ${names}`,
    deleteText: ({ name }) => `Í ruslið: „${name}“. Hægt er að endurheimta færsluna í 30 daga.`,
    deleteMany: ({ what }) => `Í ruslið: ${what}. Hægt er að endurheimta allt í 30 daga.`,
    // of a kind without messages of its own
    kind: {
      title: ({ title }) => title,
      new: ({ create }) => create,
      edit: ({ noun }) => `Breyta: ${noun}`,
      count: ({ count }) => `${count} ${plural('is', count, { one: 'færsla', other: 'færslur' })}`,
      empty: { title: 'Hér er ekkert enn', text: 'Það sem þú bætir við birtist hér.' },
      reader: 'Þú getur skoðað efnið en ekki breytt því.',
    },
    preview: { title: 'Eins og á skjánum' },
  },
} satisfies Messages<typeof en>
