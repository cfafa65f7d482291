import { plural } from '../../../../shared/i18n/i18n'

type Name = { name: string }

type Count = { count: number }

export const en = {
  removal: {
    offers: 'Offers that will also be moved to the trash',
    files: 'Files that will also be moved to the trash: nothing else uses them',
    slideshows: 'Slideshows that will change',
    slideGoes: ({ name }: Name) => `Slide “${name}” will be removed`,
    slideStays: ({ name }: Name) => `Slide “${name}” stays, but without the file`,
    shared: 'Files that stay: others use them',
    namedBy: 'These mention it and stay as they are',
    undo: 'Undo restores all of it.',
    missing: 'You don’t have all the rights this needs, so nothing will be deleted. Ask an administrator for:',
    right: ({ area, what }: { area: string; what: string }) => `Right to change “${area}”: ${what}`,
    offerCount: ({ count }: Count) => `${count} ${plural('en', count, { one: 'offer', other: 'offers' })}`,
    fileCount: ({ count }: Count) => `${count} ${plural('en', count, { one: 'file', other: 'files' })}`,
    slideshowCount: ({ count }: Count) => `${count} ${plural('en', count, { one: 'slideshow', other: 'slideshows' })}`,
    changed: 'Something changed in the meantime, and nothing was deleted. This is the list as it is now.',
    kept: ({ names }: { names: string }) => `Not restored, because someone else changed it since: ${names}`,
    notLoaded: 'Couldn’t load what belongs to it',
  },
}
