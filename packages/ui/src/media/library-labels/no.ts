import { plural } from '../../internal/plural'
import type { LibraryLabels } from './en'

const noFiles = plural('nb', { one: 'fil', other: 'filer' })

export const no: LibraryLabels = {
  preview: {
    broken: 'Bildet kan ikke vises.',
    brokenVideo: 'Videoen kan ikke spilles av.',
    unplayable: (codec) =>
      `Kioskene kan ikke spille av videoen${codec ? ` (${codec})` : ''}. Konverter den til H.264 i en MP4-fil.`,
    noPage: 'Nettleseren kan ikke vise dokumentet her.',
    noFont: 'Skrifttypen kan ikke leses.',
    other: 'Det finnes ingen forhåndsvisning av filen.',
    open: 'Åpne filen',
    page: (name) => `Første side av ${name}`,
    specimen: 'Shopping i tre etasjer',
    loading: 'Laster inn',
  },
  grid: {
    title: 'Mediebiblioteket',
    kinds: 'Type',
    all: 'Alle',
    kind: { Image: 'Bilder', Video: 'Videoer', Document: 'Dokumenter', Font: 'Skrifttyper' },
    category: 'Kategori',
    everyCategory: 'Alle kategorier',
    unassigned: 'Uten kategori',
    search: 'Søk i filer',
    shown: (count, shown) => `${shown} ${noFiles(count)}`,
    select: (name) => `Merk ${name}`,
    more: (name) => `Flere handlinger for ${name}`,
    open: 'Åpne',
    rename: 'Gi nytt navn',
    renameOf: (name) => `Nytt navn på ${name}`,
    renamed: (name) => `Nytt navn: ${name}`,
    notRenamed: 'Filen fikk ikke nytt navn. Kontroller tilkoblingen, og prøv igjen.',
    move: 'Flytt til',
    moved: (count, shown, category) => `${shown} ${noFiles(count)} flyttet til ${category}`,
    notMoved: 'Ingenting ble flyttet. Kontroller tilkoblingen, og prøv igjen.',
    usage: 'Hvor den brukes',
    used: (count, shown) => `Brukes ${shown} ${plural('nb', { one: 'sted', other: 'steder' })(count)}`,
    unplayable: 'Kan ikke spilles av',
    notUsed: 'Brukes ikke',
    unused: 'Den brukes ikke noe sted.',
    usageFailed: 'Kunne ikke hente hvor filen brukes. Kontroller tilkoblingen, og prøv igjen.',
    remove: 'Slett',
    removeText: (count, shown, name) =>
      count === 1 ? `${name} flyttes til papirkurven.` : `${shown} filer flyttes til papirkurven.`,
    removeUsed: (count, shown) =>
      count === 1
        ? 'Én av dem brukes på kioskene eller i utkast.'
        : `${shown} av dem brukes på kioskene eller i utkast.`,
    removeOneUsed: (count, shown) => `Den brukes ${shown} ${plural('nb', { one: 'sted', other: 'steder' })(count)}.`,
    removed: (count, shown) => `${shown} ${noFiles(count)} slettet`,
    notRemoved: 'Ingenting ble slettet. Kontroller tilkoblingen, og prøv igjen.',
    clear: 'Fjern søk og filtre',
    empty: 'Ingen filer ennå',
    emptyText: 'Filer som lastes opp, vises her.',
    nothing: 'Ingen treff',
    nothingText: 'Kontroller stavemåten, eller se på alle typer og kategorier.',
    failed: 'Filene kunne ikke lastes inn',
    failedText: 'Kontroller tilkoblingen, og prøv igjen.',
    loading: 'Laster inn filer',
  },
  picker: {
    title: 'Velg fra mediebiblioteket',
    choose: 'Velg',
    chooseCount: (count, shown) => `Velg ${shown} ${noFiles(count)}`,
    unplayable: (name, codec) =>
      `${name} kan ikke velges: Kioskene kan ikke spille den av${codec ? ` (${codec})` : ''}. Konverter den til H.264 i en MP4-fil, og last opp den filen.`,
    upload: 'Last opp',
    library: 'Bibliotek',
    view: 'Vis',
  },
}
