import { defineMessages, type Messages } from '../i18n'

/** What every list and form of content says, whatever its kind. */
const en = {
  content: {
    columns: {
      index: 'Index',
      name: 'Name',
      startDate: 'Start date',
      endDate: 'End date',
      status: 'Status',
      contentStatus: 'Kiosks',
      created: 'Created',
      lastEdited: 'Last edited',
    },
    status: { Active: 'Active', InActive: 'InActive' },
    contentStatus: { unpublished: 'New', changed: 'Changed', published: 'On the kiosks' },
    actions: {
      edit: 'Edit',
      copy: 'Copy',
      activate: 'Activate',
      deactivate: 'Deactivate',
      delete: 'Delete',
    },
    kept: ({ names }: { names: string }) => `Someone else changed ${names} meanwhile, so it was kept.`,
    deleteText: ({ name }: { name: string }) => `“${name}” moves to the trash and can be brought back for 30 days.`,
    deleteMany: ({ what }: { what: string }) => `${what} move to the trash and can be brought back for 30 days.`,
    form: {
      active: 'Active',
      activeHint: 'Only what is active reaches the kiosks.',
      save: 'Save',
      cancel: 'Cancel',
      draftOnly: 'Saving keeps this as a draft. Visitors see it after you publish.',
      saved: ({ at, by }: { at: string; by: string }) => `Saved ${at} by ${by}`,
      notSaved: 'Not saved yet',
      notLoaded: 'The record did not load',
      gone: 'It is no longer there',
      goneText: 'Someone else may have deleted it.',
      noLanguages: 'The mall has no languages, so nothing can be written. An administrator adds them to the mall.',
    },
  },
}

const se = {
  content: {
    columns: {
      index: 'Ordning',
      name: 'Namn',
      startDate: 'Startdatum',
      endDate: 'Slutdatum',
      status: 'Status',
      contentStatus: 'Kiosker',
      created: 'Skapad',
      lastEdited: 'Senast ändrad',
    },
    status: { Active: 'Aktiv', InActive: 'Inaktiv' },
    contentStatus: { unpublished: 'Ny', changed: 'Ändrad', published: 'På kioskerna' },
    actions: {
      edit: 'Redigera',
      copy: 'Kopiera',
      activate: 'Aktivera',
      deactivate: 'Inaktivera',
      delete: 'Ta bort',
    },
    kept: ({ names }) => `Någon annan ändrade ${names} under tiden, så det behölls.`,
    deleteText: ({ name }) => `”${name}” flyttas till papperskorgen och kan återställas i 30 dagar.`,
    deleteMany: ({ what }) => `${what} flyttas till papperskorgen och kan återställas i 30 dagar.`,
    form: {
      active: 'Aktiv',
      activeHint: 'Bara det som är aktivt visas på kioskerna.',
      save: 'Spara',
      cancel: 'Avbryt',
      draftOnly: 'Det sparas som utkast. Besökarna ser det när du har publicerat.',
      saved: ({ at, by }) => `Sparat ${at} av ${by}`,
      notSaved: 'Inte sparat ännu',
      notLoaded: 'Posten kunde inte laddas',
      gone: 'Den finns inte längre',
      goneText: 'Någon annan kan ha tagit bort den.',
      noLanguages:
        'Köpcentrumet har inga språk, så inget kan skrivas. En administratör lägger till dem för köpcentrumet.',
    },
  },
} satisfies Messages<typeof en>

const no = {
  content: {
    columns: {
      index: 'Rekkefølge',
      name: 'Navn',
      startDate: 'Startdato',
      endDate: 'Sluttdato',
      status: 'Status',
      contentStatus: 'Kiosker',
      created: 'Opprettet',
      lastEdited: 'Sist endret',
    },
    status: { Active: 'Aktiv', InActive: 'Inaktiv' },
    contentStatus: { unpublished: 'Ny', changed: 'Endret', published: 'På kioskene' },
    actions: {
      edit: 'Rediger',
      copy: 'Kopier',
      activate: 'Aktiver',
      deactivate: 'Deaktiver',
      delete: 'Slett',
    },
    kept: ({ names }) => `Noen andre endret ${names} i mellomtiden, så det ble beholdt.`,
    deleteText: ({ name }) => `«${name}» flyttes til papirkurven og kan hentes tilbake i 30 dager.`,
    deleteMany: ({ what }) => `${what} flyttes til papirkurven og kan hentes tilbake i 30 dager.`,
    form: {
      active: 'Aktiv',
      activeHint: 'Bare det som er aktivt, vises på kioskene.',
      save: 'Lagre',
      cancel: 'Avbryt',
      draftOnly: 'Det lagres som utkast. Besøkende ser det etter at du har publisert.',
      saved: ({ at, by }) => `Lagret ${at} av ${by}`,
      notSaved: 'Ikke lagret ennå',
      notLoaded: 'Oppføringen ble ikke lastet',
      gone: 'Den finnes ikke lenger',
      goneText: 'Noen andre kan ha slettet den.',
      noLanguages:
        'Kjøpesenteret har ingen språk, så ingenting kan skrives. En administrator legger dem til for kjøpesenteret.',
    },
  },
} satisfies Messages<typeof en>

const is = {
  content: {
    columns: {
      index: 'Röð',
      name: 'Heiti',
      startDate: 'Upphafsdagur',
      endDate: 'Lokadagur',
      status: 'Staða',
      contentStatus: 'Skjáir',
      created: 'Stofnað',
      lastEdited: 'Síðast breytt',
    },
    status: { Active: 'Virkt', InActive: 'Óvirkt' },
    contentStatus: { unpublished: 'Nýtt', changed: 'Breytt', published: 'Á skjáunum' },
    actions: {
      edit: 'Breyta',
      copy: 'Afrita',
      activate: 'Gera virkt',
      deactivate: 'Gera óvirkt',
      delete: 'Eyða',
    },
    kept: ({ names }) => `Einhver annar breytti ${names} á meðan, svo það var ekki fjarlægt.`,
    deleteText: ({ name }) => `„${name}“ fer í ruslið og hægt er að endurheimta það í 30 daga.`,
    deleteMany: ({ what }) => `${what} fara í ruslið og hægt er að endurheimta þau í 30 daga.`,
    form: {
      active: 'Virkt',
      activeHint: 'Aðeins það sem er virkt fer á skjáina.',
      save: 'Vista',
      cancel: 'Hætta við',
      draftOnly: 'Þetta vistast sem drög. Gestir sjá það þegar þú hefur birt.',
      saved: ({ at, by }) => `Vistað ${at} af ${by}`,
      notSaved: 'Ekki vistað enn',
      notLoaded: 'Færslan hlóðst ekki',
      gone: 'Færslan er ekki lengur til',
      goneText: 'Einhver annar kann að hafa eytt henni.',
      noLanguages: 'Verslunarmiðstöðin hefur engin tungumál, svo ekkert er hægt að skrifa. Stjórnandi bætir þeim við.',
    },
  },
} satisfies Messages<typeof en>

export const contentMessages = defineMessages({ en, se, no, is })
