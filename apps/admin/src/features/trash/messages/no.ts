import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  trash: {
    title: 'Papirkurv',
    sub: 'Det som er slettet, blir liggende her i 30 dager. Så forsvinner det for godt.',
    columns: {
      name: 'Navn',
      resource: 'Type',
      deletedAt: 'Slettet',
      until: 'Forsvinner for godt',
      needs: 'Gjenopprett først',
    },
    count: ({ count }) => `${count} ${plural('no', count, { one: 'oppføring', other: 'oppføringer' })}`,
    empty: { title: 'Papirkurven er tom', text: 'Det du sletter, kan gjenopprettes herfra.' },
    restore: 'Gjenopprett',
    restored: 'Gjenopprettet',
    reader: 'Du kan ikke endre noe i dette området.',
    needed: ({ names }) => `Gjenopprett først, eller merk også: ${names}`,
    refused: ({ reason }) => `Det ble ikke gjenopprettet. ${reason}`,
    failed:
      'Det ble ikke gjenopprettet. Noe det hører sammen med, kan være borte, eller navnet eller koden kan være opptatt.',
    unnamed: 'Uten navn',
  },
} satisfies Messages<typeof en>
