/** Long texts are told by how they begin. */
const LONGEST = 240

type Words = { nothing: string; yes: string; no: string; status: (value: string) => string | undefined }

/** A stored value as people read it: texts by language, lists, times; markup as the text in it, and what is deep as what it holds. */
export function inWords(value: unknown, words: Words): string {
  const text = plain(value, words).trim()
  if (text === '') return words.nothing
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function plain(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return words.status(value) ?? withoutMarkup(value)
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) {
    return value
      .map((one) => plain(one, words))
      .filter(Boolean)
      .join(', ')
  }
  const fields = Object.entries(value)
  // the name of a record, where an id alone would say nothing
  const named = fields.find(([name]) => name === 'name')
  if (named && fields.some(([name]) => name === 'id')) return plain(named[1], words)
  return fields
    .map(([name, one]) => [name, plain(one, words)])
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}: ${text}`)
    .join(', ')
}

/** Rich text is shown as what it says; entities that a sanitised text holds are few. */
const withoutMarkup = (html: string) =>
  /<\/?[a-z][^>]*>/i.test(html)
    ? html
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' ')
        .trim()
    : html
