import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  mallCopy: {
    title: ({ what }) => `Kopier ${what} til et annet kjøpesenter`,
    text: 'Kopiene er inaktive til noen der aktiverer dem.',
    mall: 'Kjøpesenter',
    choose: 'Velg et kjøpesenter',
    noMall: 'Du kan ikke opprette disse oppføringene i noe annet kjøpesenter.',
    loading: 'Kontrollerer hva som finnes i kjøpesenteret',
    matches: ({ mall }) => `Hva de viser til, og hva det tilsvarer på ${mall}`,
    leaveOut: 'Utelat',
    noPlace: ({ names }) => `Uten kategori kan disse ikke kopieres: ${names}`,
    house: 'Stedskoden, adressen og plasseringen på kartet gjelder dette kjøpesenteret og blir ikke med.',
    pictures: 'Bilder kopieres til det andre mediebiblioteket, hvis de ikke allerede er der.',
    firstText: ({ language, names }) =>
      `${language} er første språk der, og disse mangler tekst på det. De får teksten på et annet språk inntil videre: ${names}`,
    existing: ({ names }) => `Finnes allerede der under samme navn: ${names}`,
    copy: 'Kopier',
    copySome: ({ count, all }) => `Kopier ${count} av ${all}`,
    cancel: 'Avbryt',
    close: 'Lukk',
    progress: ({ done, all }) => `Kopiert: ${done} av ${all}`,
    done: ({ what, mall }) => `Kopiert til ${mall}: ${what}`,
    failed: ({ names, why }) => `Ikke kopiert: ${names}. ${why}`,
    withoutFile: ({ names }) => `Kopiert uten en fil som ikke kunne sendes: ${names}`,
  },
} satisfies Messages<typeof en>
