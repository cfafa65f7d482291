import type { ReactNode } from 'react'

/** A language of the content, or of the interface. */
export type Language<Code extends string = string> = {
  /** The key of its texts: `de`. */
  code: Code
  /** BCP 47 tag, for names, spelling, direction and screen readers. @default the code */
  tag?: string
  /** Shown to users: Deutsch. */
  label: string
  /** Shown before the label, for example `<Flag code="se" />`. */
  picture?: ReactNode
}

/** The codes of languages; undefined without languages. */
export const codesOf = (languages: readonly Language[] | undefined): string[] | undefined =>
  languages?.map(({ code }) => code)

/** BCP 47 tag of a language code; a code that is not among the languages is its own tag. */
export const tagOf = (code: string, languages: readonly Language[]): string =>
  languages.find((language) => language.code === code)?.tag ?? code

const primary = (tag: string) => tag.split('-')[0] ?? tag

/** Code of a tag's language: `sv-SE` is `se` where that is the code of `sv`. */
export const codeOf = (tag: string, languages: readonly Language[]): string =>
  languages.find(({ code, tag: own = code }) => primary(own) === primary(tag))?.code ?? primary(tag)
