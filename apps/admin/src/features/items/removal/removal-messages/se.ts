import { type Messages, plural } from '../../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  removal: {
    offers: 'Erbjudanden som också flyttas till papperskorgen',
    files: 'Filer som också flyttas till papperskorgen: inget annat använder dem',
    slideshows: 'Bildspel som ändras',
    slideGoes: ({ name }) => `Bilden ”${name}” tas bort`,
    slideStays: ({ name }) => `Bilden ”${name}” blir kvar, utan filen`,
    shared: 'Filer som blir kvar: de används av annat',
    namedBy: 'Nämns här, och det blir kvar som det är',
    undo: 'Ångra återställer alltsammans.',
    missing: 'Du saknar rättigheter som behövs, så inget tas bort. Be en administratör om:',
    right: ({ area, what }) => `Rättighet att ändra ”${area}”: ${what}`,
    offerCount: ({ count }) => `${count} ${plural('se', count, { one: 'erbjudande', other: 'erbjudanden' })}`,
    fileCount: ({ count }) => `${count} ${plural('se', count, { one: 'fil', other: 'filer' })}`,
    slideshowCount: ({ count }) => `${count} bildspel`,
    changed: 'Något ändrades under tiden, och inget togs bort. Så här ser listan ut nu.',
    kept: ({ names }) => `Inte återställt, eftersom någon annan har ändrat det sedan dess: ${names}`,
    notLoaded: 'Det gick inte att ta reda på vad som hör ihop med detta',
  },
} satisfies Messages<typeof en>
