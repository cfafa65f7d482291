import { type FieldError, fieldErrorOf, type Reason, richTextBounds, richTextLimit } from '@kiosk-admin/api-client'
import { fromParse5 } from 'hast-util-from-parse5'
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, type TreeAdapter } from 'parse5'

type TreeBound = keyof typeof richTextBounds
type Bound = TreeBound | 'letters'

/** A rich text that has too much of something; nothing more is done with it. */
export class TooMuchText extends Error {
  override name = 'TooMuchText'
  readonly bound: Bound

  constructor(bound: Bound) {
    super(`Too many ${bound}`)
    this.bound = bound
  }
}

export const textErrorOf = (path: string, { bound }: TooMuchText): FieldError =>
  bound === 'letters'
    ? fieldErrorOf(path, 'maxLength', richTextLimit + 1)
    : fieldErrorOf(path, 'invalid', undefined, reasonOf(bound))

function reasonOf(bound: TreeBound): Reason {
  const most = richTextBounds[bound]
  switch (bound) {
    case 'elements':
      return `The text has too many elements: ${most} at most.`
    case 'depth':
      return `The text has too many levels inside each other: ${most} at most.`
    case 'formats':
      return `The text has too many formats inside each other: ${most} at most.`
    case 'attributes':
      return `An element of the text has too many attributes: ${most} at most.`
  }
}

/** The elements that a parser opens anew in every paragraph until they are closed, as the HTML standard lists them. */
const formattingElements = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))

/**
 * Builds the parser's tree, and counts what the parser makes while it makes it. Counting tags beforehand would not do: a
 * parser makes elements that no tag stands for.
 */
function boundedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  const { attributes, depth, elements, formats } = richTextBounds
  let made = 0
  let open = 0
  let openFormats = 0
  const countOne = () => {
    made += 1
    if (made > elements) throw new TooMuchText('elements')
  }
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      countOne()
      if (given[2].length > attributes) throw new TooMuchText('attributes')
      return defaultTreeAdapter.createElement(...given)
    },
    createCommentNode(data) {
      countOne()
      return defaultTreeAdapter.createCommentNode(data)
    },
    onItemPush({ tagName }) {
      open += 1
      if (open > depth) throw new TooMuchText('depth')
      if (!formattingElements.has(tagName)) return
      openFormats += 1
      if (openFormats > formats) throw new TooMuchText('formats')
    },
    onItemPop({ tagName }) {
      open -= 1
      if (formattingElements.has(tagName)) openFormats -= 1
    },
  }
}

/** The tree of a text as a browser builds it. Throws `TooMuchText` before it is larger than the bounds. */
export const richTextTree = (html: string) =>
  fromParse5(parseFragment(html, { treeAdapter: boundedAdapter(), scriptingEnabled: false }))
