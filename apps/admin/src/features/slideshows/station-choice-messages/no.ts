import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  stationChoice: {
    all: 'Alle stasjoner',
    chosen: 'Valgte stasjoner',
    none: 'Velg minst én stasjon, eller vis på alle.',
    hint: 'En stasjon som legges til senere, er ikke med.',
  },
} satisfies Messages<typeof en>
