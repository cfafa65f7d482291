import { defineMessages, type Messages } from '../i18n'

const en = {
  mallCopy: {
    title: ({ what }: { what: string }) => `Copy ${what} to another mall`,
    text: 'The copies are InActive until someone there looks at them.',
    mall: 'Mall',
    choose: 'Choose a mall',
    loading: 'Looking at what the mall has',
    matches: ({ mall }: { mall: string }) => `What they name, and what is meant at ${mall}`,
    leaveOut: 'Leave out',
    noPlace: ({ names }: { names: string }) => `Without a category these cannot be copied: ${names}`,
    house: 'The wayfinding code, the address and the place on the map are of this mall, and stay behind.',
    pictures: 'Pictures are copied into the other media library, where they are not there already.',
    firstText: ({ language, names }: { language: string; names: string }) =>
      `${language} comes first there, and these have no such text yet. They get the one that they have: ${names}`,
    existing: ({ names }: { names: string }) => `There already, under the same name: ${names}`,
    copy: 'Copy',
    copySome: ({ count, all }: { count: number; all: number }) => `Copy ${count} of ${all}`,
    cancel: 'Cancel',
    close: 'Close',
    progress: ({ done, all }: { done: number; all: number }) => `${done} of ${all} copied`,
    done: ({ what, mall }: { what: string; mall: string }) => `${what} to ${mall}`,
    failed: ({ names, why }: { names: string; why: string }) => `Not copied: ${names}. ${why}`,
    withoutPicture: ({ names }: { names: string }) => `Copied without a picture, which could not be sent: ${names}`,
  },
}

const se = {
  mallCopy: {
    title: ({ what }) => `Kopiera ${what} till ett annat köpcentrum`,
    text: 'Kopiorna är inaktiva tills någon där har tittat på dem.',
    mall: 'Köpcentrum',
    choose: 'Välj ett köpcentrum',
    loading: 'Tittar på vad köpcentrumet har',
    matches: ({ mall }) => `Vad de hänvisar till, och vad som menas på ${mall}`,
    leaveOut: 'Utelämna',
    noPlace: ({ names }) => `Utan kategori kan de här inte kopieras: ${names}`,
    house: 'Vägvisningens kod, adressen och platsen på kartan gäller det här köpcentrumet och följer inte med.',
    pictures: 'Bilder kopieras till det andra mediebiblioteket, om de inte redan finns där.',
    firstText: ({ language, names }) =>
      `${language} kommer först där, och de här har ingen sådan text ännu. De får den text de har: ${names}`,
    existing: ({ names }) => `Finns redan där under samma namn: ${names}`,
    copy: 'Kopiera',
    copySome: ({ count, all }) => `Kopiera ${count} av ${all}`,
    cancel: 'Avbryt',
    close: 'Stäng',
    progress: ({ done, all }) => `${done} av ${all} kopierade`,
    done: ({ what, mall }) => `${what} till ${mall}`,
    failed: ({ names, why }) => `Kopierades inte: ${names}. ${why}`,
    withoutPicture: ({ names }) => `Kopierades utan en bild som inte kunde skickas: ${names}`,
  },
} satisfies Messages<typeof en>

const no = {
  mallCopy: {
    title: ({ what }) => `Kopier ${what} til et annet kjøpesenter`,
    text: 'Kopiene er inaktive til noen der har sett på dem.',
    mall: 'Kjøpesenter',
    choose: 'Velg et kjøpesenter',
    loading: 'Ser på hva kjøpesenteret har',
    matches: ({ mall }) => `Det de viser til, og hva som menes på ${mall}`,
    leaveOut: 'Utelat',
    noPlace: ({ names }) => `Uten kategori kan disse ikke kopieres: ${names}`,
    house: 'Veivisningens kode, adressen og stedet på kartet gjelder dette kjøpesenteret og blir ikke med.',
    pictures: 'Bilder kopieres til det andre mediebiblioteket, hvis de ikke allerede er der.',
    firstText: ({ language, names }) =>
      `${language} kommer først der, og disse har ingen slik tekst ennå. De får teksten de har: ${names}`,
    existing: ({ names }) => `Finnes allerede der under samme navn: ${names}`,
    copy: 'Kopier',
    copySome: ({ count, all }) => `Kopier ${count} av ${all}`,
    cancel: 'Avbryt',
    close: 'Lukk',
    progress: ({ done, all }) => `${done} av ${all} kopiert`,
    done: ({ what, mall }) => `${what} til ${mall}`,
    failed: ({ names, why }) => `Ikke kopiert: ${names}. ${why}`,
    withoutPicture: ({ names }) => `Kopiert uten et bilde som ikke kunne sendes: ${names}`,
  },
} satisfies Messages<typeof en>

const is = {
  mallCopy: {
    title: ({ what }) => `Afrita í aðra verslunarmiðstöð: ${what}`,
    text: 'Afritin eru óvirk þar til einhver þar hefur litið á þau.',
    mall: 'Verslunarmiðstöð',
    choose: 'Veldu verslunarmiðstöð',
    loading: 'Skoða hvað verslunarmiðstöðin hefur',
    matches: ({ mall }) => `Það sem vísað er í og hvað við er átt hjá ${mall}`,
    leaveOut: 'Sleppa',
    noPlace: ({ names }) => `Þetta er ekki hægt að afrita án flokks: ${names}`,
    house: 'Leiðsagnarkóðinn, heimilisfangið og staðurinn á kortinu tilheyra þessari verslunarmiðstöð og fylgja ekki.',
    pictures: 'Myndir eru afritaðar í hitt miðlasafnið ef þær eru ekki þar fyrir.',
    firstText: ({ language, names }) =>
      `${language} er fyrsta tungumálið þar og þennan texta vantar enn. Notaður er sá texti sem til er: ${names}`,
    existing: ({ names }) => `Þegar til þar með sama heiti: ${names}`,
    copy: 'Afrita',
    copySome: ({ count, all }) => `Afrita ${count} af ${all}`,
    cancel: 'Hætta við',
    close: 'Loka',
    progress: ({ done, all }) => `${done} af ${all} afritað`,
    done: ({ what, mall }) => `${what}, í ${mall}`,
    failed: ({ names, why }) => `Ekki afritað: ${names}. ${why}`,
    withoutPicture: ({ names }) => `Afritað án myndar sem ekki tókst að senda: ${names}`,
  },
} satisfies Messages<typeof en>

export const mallCopyMessages = defineMessages({ en, se, no, is })
