import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  content: {
    columns: {
      index: 'Röð',
      name: 'Heiti',
      startDate: 'Upphafsdagur',
      endDate: 'Lokadagur',
      status: 'Staða',
      contentStatus: 'Skjáir',
      created: 'Stofnað',
      lastEdited: 'Síðast breytt',
    },
    both: 'Virkt, á skjáunum',
    actions: {
      edit: 'Breyta',
      preview: 'Forskoða',
      copy: 'Afrita',
      activate: 'Gera virkt',
      deactivate: 'Gera óvirkt',
      delete: 'Eyða',
    },
    more: 'Fleiri aðgerðir fyrir listann',
    notChanged: ({ why }) => `${why}. Engu var breytt.`,
    kept: ({ names }) => `Einhver annar breytti ${names} á meðan, svo það var ekki fjarlægt.`,
    deleteText: ({ name }) => `„${name}“ fer í ruslið og hægt er að endurheimta það í 30 daga.`,
    deleteMany: ({ what }) => `Í ruslið: ${what}. Hægt er að endurheimta allt í 30 daga.`,
    preview: { title: 'Eins og á skjánum' },
  },
} satisfies Messages<typeof en>
