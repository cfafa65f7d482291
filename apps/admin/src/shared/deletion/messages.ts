import { defineMessages, type Messages, plural } from '../i18n'

const en = {
  deletion: {
    inUse: 'It can’t be deleted while these use it. Change or delete them first.',
    hiddenUses: ({ count }: { count: number }) =>
      `It’s used in ${count} ${plural('en', count, { one: 'place', other: 'places' })} you don’t have access to. Ask a colleague who does to remove it there.`,
  },
}

const se = {
  deletion: {
    inUse: 'Borttagning är inte möjlig så länge det används här. Ändra eller ta bort det här först.',
    hiddenUses: ({ count }) =>
      `Används på ${count} ${plural('se', count, { one: 'ställe', other: 'ställen' })} som du inte har åtkomst till. Be en kollega som har åtkomst att ta bort det därifrån.`,
  },
} satisfies Messages<typeof en>

const no = {
  deletion: {
    inUse: 'Sletting er ikke mulig så lenge det brukes her. Endre eller slett dette først.',
    hiddenUses: ({ count }) =>
      `Brukes på ${count} ${plural('no', count, { one: 'sted', other: 'steder' })} du ikke har tilgang til. Be en kollega som har tilgang, om å fjerne det derfra.`,
  },
} satisfies Messages<typeof en>

const is = {
  deletion: {
    inUse: 'Ekki er hægt að eyða á meðan þetta er í notkun hér. Breyttu því eða eyddu því fyrst.',
    hiddenUses: ({ count }) =>
      `Í notkun á ${count} ${plural('is', count, { one: 'stað', other: 'stöðum' })} sem þú hefur ekki aðgang að. Biddu samstarfsmann með aðgang um að fjarlægja færsluna þar.`,
  },
} satisfies Messages<typeof en>

export const deletionMessages = defineMessages({ en, se, no, is })
