/** A key: it types a text, deletes the last letter, or shows the other keyboard. */
export type Key =
  | {
      readonly kind: 'text'
      readonly text: string
      /** In widths of a letter. @default 1 */
      readonly width?: number
    }
  | { readonly kind: 'backspace' | 'digits' | 'letters'; readonly width?: number }

/** Keys of an on-screen keyboard by row, from the top, in reading order. */
export type Keyboard = readonly (readonly Key[])[]

const keysOf = (letters: string): Key[] => Array.from(letters, (text) => ({ kind: 'text', text }))
const space: Key = { kind: 'text', text: ' ', width: 5 }

const withLetters = (...rows: readonly string[]): Keyboard => [
  ...rows.map(keysOf),
  [{ kind: 'digits', width: 2 }, space, { kind: 'backspace', width: 2 }],
]

/** Keyboards for searching, by language code, and the one with digits that their key `digits` shows. Letters are small. */
export const keyboards = {
  en: withLetters('qwertyuiop', 'asdfghjkl', 'zxcvbnm'),
  se: withLetters('qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'),
  no: withLetters('qwertyuiopå', 'asdfghjkløæ', 'zxcvbnm'),
  is: withLetters('áéíóúý', 'qwertyuiopð', 'asdfghjklæö', 'zxcvbnmþ'),
  digits: [keysOf('123'), keysOf('456'), keysOf('789'), [{ kind: 'letters' }, ...keysOf('0'), { kind: 'backspace' }]],
} as const satisfies { readonly [name: string]: Keyboard }
