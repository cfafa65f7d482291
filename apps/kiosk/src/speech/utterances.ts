/** Chrome falls silent after 15 seconds of one utterance; a slow voice says about 14 letters a second. */
export const maxLetters = 200

/** Splits a text at the ends of its sentences, else between words, into parts of at most `maxLetters` letters. */
export function utterancesOf(text: string): string[] {
  const parts: string[] = []
  let part = ''
  function add(piece: string) {
    const longer = part ? `${part} ${piece}` : piece
    if (longer.length <= maxLetters) part = longer
    else {
      if (part) parts.push(part)
      part = piece
    }
  }
  for (const sentence of text.trim().split(/(?<=[.!?…:;])\s+/)) {
    if (sentence.length <= maxLetters) add(sentence)
    else for (const word of sentence.split(/\s+/)) for (const piece of cut(word)) add(piece)
  }
  return part ? [...parts, part] : parts
}

/** A word longer than an utterance, such as an address, in pieces. */
const cut = (word: string) => word.match(new RegExp(`.{1,${maxLetters}}`, 'gsu')) ?? []
