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
    usageOf: ({ name }: Name) => `Where ${name} is used`,
    unused: 'It isn’t used anywhere.',
    usageFailed: 'Couldn’t load where the file is used',
    replace: 'Replace the file',
    replaced: ({ name }: Name) => `${name} was replaced. The kiosks show it after you publish.`,
    putBack: ({ name }: Name) => `${name} has its former content again.`,
    notPutBack: ({ name }: Name) => `${name} stays as it is: someone has changed it since, or the former file is gone.`,
    replacing: ({ name }: Name) => `Uploading ${name}`,
    saveFirst: 'Save your changes first.',
    unplayable: 'Kiosks can’t show this file.',
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
      `${count} ${plural('en', count, { one: 'file', other: 'files' })} in ${name}`,
    move: 'Move to',
  },
}
