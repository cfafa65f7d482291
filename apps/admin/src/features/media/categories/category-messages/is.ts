import { type Messages, plural } from '../../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  mediaCategories: {
    title: 'Miðlaflokkar',
    new: 'Nýr flokkur',
    edit: 'Flokkur',
    create: 'Stofna flokk',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'flokkur', other: 'flokkar' })}`,
    empty: { title: 'Engir flokkar enn', text: 'Flokkar halda saman skrám af einni tegund, til dæmis merkjum.' },
    reader: 'Þú getur skoðað flokka en ekki breytt þeim.',
    fields: { name: 'Heiti', kind: 'Tegund' },
    kindStays: 'Ekki er hægt að breyta tegund flokks.',
    files: 'Skrár',
    showFiles: 'Sýna skrárnar',
    deleteOne: ({ name }) => `„${name}“ fer í ruslið og hægt er að endurheimta flokkinn í 30 daga.`,
    deleteMany: ({ count }) =>
      `${count} ${plural('is', count, { one: 'flokkur fer', other: 'flokkar fara' })} í ruslið og hægt er að endurheimta ${plural('is', count, { one: 'hann', other: 'þá' })} í 30 daga.`,
  },
} satisfies Messages<typeof en>
