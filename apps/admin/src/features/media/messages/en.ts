import { plural } from '../../../shared/i18n/i18n'

type Count = { count: number }

type Name = { name: string }

type Text = { text: string }

type Storage = { used: string; allowed: string }

export const en = {
  mediaFiles: {
    overview: 'Media library',
    board: 'Files by type',
    size: ({ text }: Text) => `${text} in total`,
    inCategories: ({ count }: Count) => `in ${count} ${plural('en', count, { one: 'category', other: 'categories' })}`,
    latest: 'Recently uploaded',
    nothingYet: 'Nothing has been uploaded yet.',
    storage: {
      label: 'Storage',
      used: ({ used, allowed }: Storage) => `${used} of ${allowed} used`,
      unlimited: ({ text }: Text) => `${text} used`,
      trash: ({ text }: Text) => `${text} of it in the trash`,
      nearlyFull:
        'The media library is nearly full. Delete files you no longer need, or ask your administrator for more space.',
      full: 'The media library is full. Delete files you no longer need, or ask your administrator for more space.',
      untilGone: 'Deleted files take up space until they leave the trash.',
    },
    upload: 'Upload files',
    uploadText: 'Everyone who edits kiosk content can use the files you upload.',
    uploadTo: 'Category for these files',
    uploading: 'Files still uploading will be cancelled.',
    stop: 'Stop uploading',
    close: 'Close',
    reader: 'You can view files but not change them.',
    count: ({ count }: Count) => `${count} ${plural('en', count, { one: 'file', other: 'files' })}`,
    empty: {
      Image: 'No images yet',
      Video: 'No videos yet',
      Document: 'No documents yet',
      Font: 'No fonts yet',
      text: 'Upload the first ones. You can then choose them wherever a file is needed.',
    },
    view: { name: 'View', grid: 'Grid', table: 'Table' },
    sort: { label: 'Sort', newest: 'Newest first', oldest: 'Oldest first', name: 'By name', size: 'Largest first' },
    columns: {
      name: 'Name',
      category: 'Category',
      measures: 'Dimensions',
      duration: 'Length',
      size: 'Size',
      used: 'Used',
      created: 'Uploaded',
      type: 'Type',
    },
    fields: { name: 'Name', categoryId: 'Category', alt: 'Alt text', focalPoint: 'Focal point' },
    hint: {
      name: 'Including its extension.',
      alt: 'Describe it for visitors who can’t see it.',
    },
    open: 'Open the file',
    edit: 'Details',
    usage: 'Where it is used',
    usageOf: ({ name }: Name) => `Where the file is used: ${name}`,
    unused: 'It isn’t used anywhere.',
    usageFailed: 'Couldn’t load where the file is used',
    replace: 'Replace the file',
    replaced: ({ name }: Name) => `Replaced: ${name}. The kiosks show the new file after you publish.`,
    putBack: ({ name }: Name) => `${name}: previous version restored.`,
    notPutBack: ({ name }: Name) =>
      `Unchanged: ${name}. Someone has changed it since, or the previous version is gone.`,
    replacing: ({ name }: Name) => `Uploading ${name}`,
    saveFirst: 'Save your changes first.',
    unplayable: 'Kiosks can’t show this file.',
    format: 'Format',
    metadata:
      'This file may name its author, a place or a device, and everyone can download it. Remove that in the program that created it, then replace the file.',
    crop: 'Crop',
    cropText: 'The cropped picture is saved as a new file. The original isn’t changed.',
    cropSave: 'Save as a new file',
    cropName: ({ name }: Name) => `${name} (cropped)`,
    cropFailed: 'Couldn’t crop the picture. Try again.',
    delete: 'Delete',
    deleteOne: ({ name }: Name) => `${name} will be moved to the trash. You can restore it for 30 days.`,
    deleteMany: ({ count }: Count) =>
      `${count} ${plural('en', count, { one: 'file', other: 'files' })} will be moved to the trash and can be restored for 30 days.`,
    deleteUsed: ({ count }: Count) =>
      `${count} of them ${plural('en', count, { one: 'is', other: 'are' })} in use and won’t be deleted.`,
    moved: ({ count, name }: Count & Name) =>
      `Moved ${count} ${plural('en', count, { one: 'file', other: 'files' })} to: ${name}`,
    move: 'Move to',
  },
}
