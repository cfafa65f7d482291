import { defineMessages, type Messages, plural } from '../../shared/i18n'

const en = {
  services: {
    title: 'Services',
    new: 'New service',
    edit: 'Edit service',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'service', other: 'services' })}`,
    empty: {
      title: 'No services yet',
      text: 'Add what the mall itself offers: toilets, cash machines, lost property.',
    },
    fields: { name: 'Name', areaId: 'Area ID', iconId: 'Icon', imageId: 'Picture' },
    hint: { areaId: 'The code of this spot in wayfinding. Everything with the same code is at the same spot.' },
    reader: 'You can view services but not change them.',
  },
}

const se = {
  services: {
    title: 'Tjänster',
    new: 'Ny tjänst',
    edit: 'Redigera tjänst',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'tjänst', other: 'tjänster' })}`,
    empty: {
      title: 'Inga tjänster ännu',
      text: 'Det som köpcentrumet självt erbjuder listas här: toaletter, bankomater, hittegods.',
    },
    fields: { name: 'Namn', areaId: 'Platskod', iconId: 'Ikon', imageId: 'Bild' },
    hint: { areaId: 'Platsens kod i vägvisningen. Samma kod betyder samma plats.' },
    reader: 'Du kan se tjänster men inte ändra dem.',
  },
} satisfies Messages<typeof en>

const no = {
  services: {
    title: 'Tjenester',
    new: 'Ny tjeneste',
    edit: 'Rediger tjeneste',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'tjeneste', other: 'tjenester' })}`,
    empty: {
      title: 'Ingen tjenester ennå',
      text: 'Det kjøpesenteret selv tilbyr, listes her: toaletter, minibanker, hittegods.',
    },
    fields: { name: 'Navn', areaId: 'Stedskode', iconId: 'Ikon', imageId: 'Bilde' },
    hint: { areaId: 'Stedets kode i veivisningen. Samme kode betyr samme sted.' },
    reader: 'Du kan se tjenester, men ikke endre dem.',
  },
} satisfies Messages<typeof en>

const is = {
  services: {
    title: 'Þjónusta',
    new: 'Ný þjónusta',
    edit: 'Breyta þjónustu',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'þjónusta', other: 'þjónustur' })}`,
    empty: {
      title: 'Engin þjónusta enn',
      text: 'Það sem verslunarmiðstöðin sjálf býður birtist hér: salerni, hraðbankar, óskilamunir.',
    },
    fields: { name: 'Heiti', areaId: 'Staðarkóði', iconId: 'Tákn', imageId: 'Mynd' },
    hint: { areaId: 'Staðarkóði leiðsagnarinnar; sami kóði er sami staður.' },
    reader: 'Þú getur skoðað þjónustu en ekki breytt henni.',
  },
} satisfies Messages<typeof en>

export const serviceMessages = defineMessages({ en, se, no, is })
