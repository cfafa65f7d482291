import { plural } from '../../internal/plural'
import type { LibraryLabels } from './en'

const isFiles = plural('is', { one: 'skrá', other: 'skrár' })

export const is: LibraryLabels = {
  preview: {
    broken: 'Ekki er hægt að sýna myndina.',
    brokenVideo: 'Ekki er hægt að spila myndbandið.',
    unplayable: (codec) =>
      `Skjáirnir geta ekki spilað myndbandið${codec ? ` (${codec})` : ''}. Umbreyttu því í H.264 í MP4-skrá.`,
    noPage: 'Vafrinn getur ekki sýnt skjalið hér.',
    noFont: 'Ekki er hægt að lesa letrið.',
    other: 'Engin forskoðun er til af skránni.',
    open: 'Opna skrána',
    page: (name) => `Fyrsta síða: ${name}`,
    specimen: 'Verslanir á þremur hæðum',
    loading: 'Sæki gögn',
  },
  grid: {
    title: 'Miðlasafnið',
    kinds: 'Tegund',
    all: 'Allt',
    kind: { Image: 'Myndir', Video: 'Myndbönd', Document: 'Skjöl', Font: 'Letur' },
    category: 'Flokkur',
    everyCategory: 'Allir flokkar',
    unassigned: 'Óflokkað',
    search: 'Leita að skrám',
    shown: (count, shown) => `${shown} ${isFiles(count)}`,
    select: (name) => `Velja: ${name}`,
    more: (name) => `Fleiri aðgerðir: ${name}`,
    open: 'Opna',
    rename: 'Endurnefna',
    renameOf: (name) => `Endurnefna: ${name}`,
    renamed: (name) => `Nýtt heiti: ${name}`,
    notRenamed: 'Ekki tókst að endurnefna skrána. Athugaðu nettenginguna og reyndu aftur.',
    move: 'Færa í',
    moved: (count, shown, category) =>
      `${shown} ${plural('is', { one: 'skrá færð', other: 'skrár færðar' })(count)} í: ${category}`,
    notMoved: 'Ekkert var fært. Athugaðu nettenginguna og reyndu aftur.',
    usage: 'Hvar hún er notuð',
    used: (count, shown) => `Notuð á ${shown} ${plural('is', { one: 'stað', other: 'stöðum' })(count)}`,
    unplayable: 'Ekki spilanlegt',
    notUsed: 'Ekki notuð',
    unused: 'Hún er hvergi notuð.',
    usageFailed: 'Ekki tókst að sækja hvar skráin er notuð. Athugaðu nettenginguna og reyndu aftur.',
    remove: 'Eyða',
    removeText: (count, shown, name) => (count === 1 ? `Í ruslið: ${name}.` : `Í ruslið: ${shown} ${isFiles(count)}.`),
    removeUsed: (count, shown) =>
      `${count === 1 ? 'Ein' : shown} þeirra ${plural('is', { one: 'er notuð', other: 'eru notaðar' })(count)} á skjáunum eða í drögum.`,
    removeOneUsed: (count, shown) =>
      `Hún er notuð á ${shown} ${plural('is', { one: 'stað', other: 'stöðum' })(count)}.`,
    removed: (count, shown) => `${shown} ${plural('is', { one: 'skrá eytt', other: 'skrám eytt' })(count)}`,
    notRemoved: 'Engu var eytt. Athugaðu nettenginguna og reyndu aftur.',
    clear: 'Hreinsa leit og síur',
    empty: 'Engar skrár enn',
    emptyText: 'Hér birtast skrár sem hlaðið er upp.',
    nothing: 'Engin skrá fannst',
    nothingText: 'Athugaðu stafsetninguna eða skoðaðu allar tegundir og flokka.',
    failed: 'Ekki tókst að sækja skrárnar',
    failedText: 'Athugaðu nettenginguna og reyndu aftur.',
    loading: 'Sæki skrár',
  },
  picker: {
    title: 'Velja úr miðlasafninu',
    choose: 'Velja',
    chooseCount: (count, shown) => `Velja ${shown} ${isFiles(count)}`,
    unplayable: (name, codec) =>
      `Ekki er hægt að velja skrána ${name}: skjáirnir geta ekki spilað hana${codec ? ` (${codec})` : ''}. Umbreyttu henni í H.264 í MP4-skrá og hladdu þeirri skrá upp.`,
    upload: 'Hlaða upp',
    library: 'Safn',
    view: 'Sýna',
  },
}
