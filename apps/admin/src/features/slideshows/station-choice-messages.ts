import { defineMessages, type Messages } from '../../shared/i18n'

const en = {
  stationChoice: {
    all: 'All stations',
    chosen: 'Chosen stations',
    none: 'Choose at least one station, or show it on all of them.',
    hint: 'Stations added later aren’t included.',
  },
}

const se = {
  stationChoice: {
    all: 'Alla stationer',
    chosen: 'Valda stationer',
    none: 'Välj minst en station, eller visa på alla.',
    hint: 'En station som läggs till senare räknas inte med.',
  },
} satisfies Messages<typeof en>

const no = {
  stationChoice: {
    all: 'Alle stasjoner',
    chosen: 'Valgte stasjoner',
    none: 'Velg minst én stasjon, eller vis på alle.',
    hint: 'En stasjon som legges til senere, er ikke med.',
  },
} satisfies Messages<typeof en>

const is = {
  stationChoice: {
    all: 'Allar stöðvar',
    chosen: 'Valdar stöðvar',
    none: 'Veldu að minnsta kosti eina stöð eða birtu á öllum stöðvum.',
    hint: 'Stöð sem bætist við síðar er ekki með.',
  },
} satisfies Messages<typeof en>

export const stationChoiceMessages = defineMessages({ en, se, no, is })
