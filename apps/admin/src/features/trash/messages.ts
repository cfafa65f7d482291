import { defineMessages, type Messages, plural } from '../../shared/i18n'

type Count = { count: number }

const en = {
  trash: {
    title: 'Trash',
    sub: 'Deleted records stay here for 30 days. Then they’re permanently deleted.',
    columns: {
      name: 'Name',
      resource: 'Type',
      deletedAt: 'Deleted',
      until: 'Permanently deleted',
      needs: 'Restore first',
    },
    count: ({ count }: Count) => `${count} ${plural('en', count, { one: 'record', other: 'records' })}`,
    empty: { title: 'The trash is empty', text: 'You can restore what you delete from here.' },
    restore: 'Restore',
    restored: 'Restored',
    reader: 'You don’t have permission to restore this.',
    needed: ({ names }: { names: string }) => `Restore ${names} first, or select them too.`,
    refused: ({ reason }: { reason: string }) => `Couldn’t restore it. ${reason}`,
    failed: 'Couldn’t restore it. Something it links to may be gone, or its name or code may be in use.',
    unnamed: 'Unnamed',
  },
}

const se = {
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
    needed: ({ names }) => `Återställ ${names} först, eller markera även det.`,
    refused: ({ reason }) => `Det återställdes inte. ${reason}`,
    failed: 'Det återställdes inte. Något som det hör ihop med kan vara borta, eller namnet eller koden upptagen.',
    unnamed: 'Utan namn',
  },
} satisfies Messages<typeof en>

const no = {
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
    needed: ({ names }) => `Gjenopprett ${names} først, eller merk det også.`,
    refused: ({ reason }) => `Det ble ikke gjenopprettet. ${reason}`,
    failed:
      'Det ble ikke gjenopprettet. Noe det hører sammen med, kan være borte, eller navnet eller koden kan være opptatt.',
    unnamed: 'Uten navn',
  },
} satisfies Messages<typeof en>

const is = {
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
    needed: ({ names }) => `Endurheimtu fyrst ${names} eða veldu þær færslur líka.`,
    refused: ({ reason }) => `Þetta var ekki endurheimt. ${reason}`,
    failed: 'Þetta var ekki endurheimt. Það sem vísað er til kann að vera horfið eða heitið eða kóðinn þegar í notkun.',
    unnamed: 'Án heitis',
  },
} satisfies Messages<typeof en>

export const trashMessages = defineMessages({ en, se, no, is })
