import { plural } from '../../internal/plural'

const enFiles = plural('en', { one: 'file', other: 'files' })

/** Labels of the media library. */
export const en = {
  preview: {
    broken: 'Can’t show the picture.',
    brokenVideo: 'Can’t play the video.',
    unplayable: (codec: string | undefined) =>
      `The kiosks can’t play this video${codec ? ` (${codec})` : ''}. Convert it to H.264 in an MP4 file.`,
    noPage: 'This browser can’t show the document here.',
    noFont: 'Can’t read the font.',
    other: 'There’s no preview of this file.',
    open: 'Open the file',
    page: (name: string) => `First page of ${name}`,
    specimen: 'Shopping on three floors',
    loading: 'Loading',
  },
  grid: {
    title: 'Media library',
    kinds: 'Type',
    all: 'All',
    kind: { Image: 'Images', Video: 'Videos', Document: 'Documents', Font: 'Fonts' },
    category: 'Category',
    everyCategory: 'All categories',
    unassigned: 'Unassigned',
    search: 'Search files',
    shown: (count: number, shown: string) => `${shown} ${enFiles(count)}`,
    select: (name: string) => `Select ${name}`,
    more: (name: string) => `More actions for ${name}`,
    open: 'Open',
    rename: 'Rename',
    renameOf: (name: string) => `New name for ${name}`,
    renamed: (name: string) => `Renamed: ${name}`,
    notRenamed: 'Couldn’t rename the file. Check your connection and try again.',
    move: 'Move to',
    moved: (count: number, shown: string, category: string) => `${shown} ${enFiles(count)} moved to ${category}`,
    notMoved: 'Couldn’t move the files. Check your connection and try again.',
    usage: 'Where it is used',
    used: (count: number, shown: string) =>
      `Used in ${shown} ${plural('en', { one: 'place', other: 'places' })(count)}`,
    unplayable: 'Can’t be played',
    notUsed: 'Not used',
    unused: 'It isn’t used anywhere.',
    usageFailed: 'Couldn’t load where the file is used. Check your connection and try again.',
    remove: 'Delete',
    removeText: (count: number, shown: string, name: string) =>
      count === 1 ? `${name} will be moved to the trash.` : `${shown} files will be moved to the trash.`,
    removeUsed: (count: number, shown: string) =>
      count === 1
        ? 'One of them is used on the kiosks or in drafts.'
        : `${shown} of them are used on the kiosks or in drafts.`,
    removeOneUsed: (count: number, shown: string) =>
      `It’s used in ${shown} ${plural('en', { one: 'place', other: 'places' })(count)}.`,
    removed: (count: number, shown: string) => `${shown} ${enFiles(count)} deleted`,
    notRemoved: 'Couldn’t delete the files. Check your connection and try again.',
    clear: 'Clear search and filters',
    empty: 'No files yet',
    emptyText: 'Files you upload are shown here.',
    nothing: 'No files match',
    nothingText: 'Check the spelling, or show all types and categories.',
    failed: 'Couldn’t load the files',
    failedText: 'Check your connection and try again.',
    loading: 'Loading files',
  },
  picker: {
    title: 'Choose from the media library',
    choose: 'Choose',
    chooseCount: (count: number, shown: string) => `Choose ${shown} ${enFiles(count)}`,
    unplayable: (name: string, codec: string | undefined) =>
      `${name} can’t be chosen: the kiosks can’t play it${codec ? ` (${codec})` : ''}. Convert it to H.264 in an MP4 file, then upload that file.`,
    upload: 'Upload',
    library: 'Library',
    view: 'Show',
  },
}

export type LibraryLabels = typeof en
