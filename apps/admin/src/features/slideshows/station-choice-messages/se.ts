import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  stationChoice: {
    all: 'Alla stationer',
    chosen: 'Valda stationer',
    none: 'Välj minst en station, eller visa på alla.',
    hint: 'En station som läggs till senare räknas inte med.',
  },
} satisfies Messages<typeof en>
