import { defineMessages, type Messages } from '@kiosk-admin/admin'

const en = {
  lostProperty: {
    title: 'Lost property',
    new: 'New item',
    what: 'Item',
    where: 'Where it was found',
    required: 'Enter what it is',
    kept: ({ name }: { name: string }) => `“${name}” is kept at the information desk.`,
    empty: 'No lost property yet',
  },
}

const se = {
  lostProperty: {
    title: 'Hittegods',
    new: 'Nytt hittegods',
    what: 'Vad det är',
    where: 'Hittat vid',
    required: 'Skriv vad det är',
    kept: ({ name }) => `”${name}” finns i informationsdisken.`,
    empty: 'Inget har hittats ännu',
  },
} satisfies Messages<typeof en>

const no = {
  lostProperty: {
    title: 'Hittegods',
    new: 'Nytt funn',
    what: 'Hva det er',
    where: 'Funnet (sted)',
    required: 'Skriv hva det er',
    kept: ({ name }) => `«${name}» oppbevares i informasjonen.`,
    empty: 'Ingenting er funnet ennå',
  },
} satisfies Messages<typeof en>

const is = {
  lostProperty: {
    title: 'Óskilamunir',
    new: 'Nýr óskilamunur',
    what: 'Hvað það er',
    where: 'Hvar fannst það',
    required: 'Skrifaðu hvað það er',
    kept: ({ name }) => `„${name}“ er geymt á upplýsingaborðinu.`,
    empty: 'Ekkert hefur fundist enn',
  },
} satisfies Messages<typeof en>

export const lostPropertyMessages = defineMessages({ en, se, no, is })
