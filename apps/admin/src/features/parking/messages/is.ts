import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  parking: {
    title: 'Bílastæði',
    new: 'Nýtt bílastæðahús',
    edit: 'Breyta bílastæðahúsi',
    count: ({ count }) => `${count} bílastæðahús`,
    floors: ({ count }) => `${count} ${plural('is', count, { one: 'hæð', other: 'hæðir' })}`,
    empty: {
      title: 'Engar hæðir eða bílastæðahús enn',
      text: 'Bílastæðahús og hæðir verslunarmiðstöðvarinnar birtast hér ásamt hæðarkortunum sem gestir sjá.',
    },
    fields: { name: 'Heiti' },
    reader: 'Þú getur skoðað bílastæðin en ekki breytt þeim.',
    columns: { name: 'Hús eða hæð', areaId: 'Staðarkóði' },
    own: 'Hæðir verslunarmiðstöðvarinnar',
    newFloor: 'Ný hæð',
    newFloorHere: 'Ný hæð hér',
    plan: 'Breyta hæðarkortinu',
  },
} satisfies Messages<typeof en>
