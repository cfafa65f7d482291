import { defineMessages, type Messages } from '@kiosk-admin/admin'

const en = {
  lostProperty: {
    title: 'Lost property',
    new: 'New find',
    what: 'What it is',
    where: 'Found at',
    required: 'Say what it is',
    kept: ({ name }: { name: string }) => `“${name}” is kept at the information desk.`,
    empty: 'Nothing was found yet',
  },
}

const se = {
  lostProperty: {
    title: 'Hittegods',
    new: 'Nytt fynd',
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
    where: 'Funnet ved',
    required: 'Skriv hva det er',
    kept: ({ name }) => `«${name}» oppbevares i informasjonen.`,
    empty: 'Ingenting er funnet ennå',
  },
} satisfies Messages<typeof en>

const is = {
  lostProperty: {
    title: 'Óskilamunir',
    new: 'Nýr fundur',
    what: 'Hvað það er',
    where: 'Fannst við',
    required: 'Skrifaðu hvað það er',
    kept: ({ name }) => `„${name}“ er geymt á upplýsingaborðinu.`,
    empty: 'Ekkert hefur fundist enn',
  },
} satisfies Messages<typeof en>

export const lostPropertyMessages = defineMessages({ en, se, no, is })
