import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  trash: {
    title: 'Papperskorg',
    sub: 'Det som tagits bort ligger kvar i 30 dagar. Sedan försvinner det för gott.',
    columns: {
      name: 'Namn',
      resource: 'Typ',
      deletedAt: 'Togs bort',
      until: 'Försvinner för gott',
      needs: 'Återställ först',
    },
    count: ({ count }) => `${count} ${plural('se', count, { one: 'post', other: 'poster' })}`,
    empty: { title: 'Papperskorgen är tom', text: 'Det du tar bort kan återställas härifrån.' },
    restore: 'Återställ',
    restored: 'Återställt',
    reader: 'Du får inte ändra något i det området.',
    needed: ({ names }) => `Återställ först, eller markera också: ${names}`,
    refused: ({ reason }) => `Det återställdes inte. ${reason}`,
    failed: 'Det återställdes inte. Något som det hör ihop med kan vara borta, eller namnet eller koden upptagen.',
    unnamed: 'Utan namn',
  },
} satisfies Messages<typeof en>
