import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  lostProperty: {
    title: 'Óskilamunir',
    new: 'Ný færsla: óskilamunur',
    edit: 'Breyta færslu: óskilamunur',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'óskilamunur', other: 'óskilamunir' })}`,
    empty: { title: 'Hér er ekkert enn', text: 'Það sem þú bætir við birtist hér.' },
    reader: 'Þú getur skoðað efnið en ekki breytt því.',
  },
} satisfies Messages<typeof en>
