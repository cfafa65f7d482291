import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  trash: {
    title: 'Ruslið',
    sub: 'Það sem var eytt er hér í 30 daga. Síðan hverfur það fyrir fullt og allt.',
    columns: {
      name: 'Heiti',
      resource: 'Tegund',
      deletedAt: 'Eytt',
      until: 'Hverfur endanlega',
      needs: 'Endurheimta þarf fyrst',
    },
    count: ({ count }) => `${count} ${plural('is', count, { one: 'færsla', other: 'færslur' })}`,
    empty: { title: 'Ruslið er tómt', text: 'Það sem þú eyðir má endurheimta héðan.' },
    restore: 'Endurheimta',
    restored: 'Endurheimt',
    reader: 'Þú mátt ekki breyta neinu á þessu sviði.',
    needed: ({ names }) => `Endurheimtu fyrst eða veldu líka: ${names}`,
    refused: ({ reason }) => `Þetta var ekki endurheimt. ${reason}`,
    failed: 'Þetta var ekki endurheimt. Það sem vísað er til kann að vera horfið eða heitið eða kóðinn þegar í notkun.',
    unnamed: 'Án heitis',
  },
} satisfies Messages<typeof en>
