import { type FieldError, fieldErrorOf } from '@kiosk-admin/api-client'
import { type Reason, richTextBounds, richTextLimit } from '@kiosk-admin/api-client/internal'
import { fromParse5 } from 'hast-util-from-parse5'
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, type TreeAdapter } from 'parse5'

type TreeBound = keyof typeof richTextBounds
type Bound = TreeBound | 'letters'

/** A rich text exceeds one of the limits of the contract. */
export class RichTextLimitError extends Error {
  override name = 'RichTextLimitError'
  readonly bound: Bound

  constructor(bound: Bound) {
    super(`Too many ${bound}`)
    this.bound = bound
  }
}

export const richTextFieldError = (path: string, { bound }: RichTextLimitError): FieldError =>
  bound === 'letters'
    ? fieldErrorOf(path, 'maxLength', richTextLimit + 1)
    : fieldErrorOf(path, 'invalid', undefined, reasonOf(bound))

function reasonOf(bound: TreeBound): Reason {
  const max = richTextBounds[bound]
  switch (bound) {
    case 'elements':
      return `The text has too many elements: ${max} at most.`
    case 'depth':
      return `The text is nested too deeply: ${max} levels at most.`
    case 'formats':
      return `The text has too many nested formats: ${max} at most.`
    case 'attributes':
      return `An element of the text has too many attributes: ${max} at most.`
  }
}

/** The formatting elements of the HTML standard: the parser reopens them in each block until they are closed. */
const formattingElements = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))

/**
 * A tree adapter that counts nodes while the parser creates them. Counting tags in the source is not enough, because the
 * parser also creates elements without a tag.
 */
function boundedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  const { attributes, depth, elements, formats } = richTextBounds
  let created = 0
  let open = 0
  let openFormats = 0
  const countNode = () => {
    created += 1
    if (created > elements) throw new RichTextLimitError('elements')
  }
  return {
    ...defaultTreeAdapter,
    createElement(...args) {
      countNode()
      if (args[2].length > attributes) throw new RichTextLimitError('attributes')
      return defaultTreeAdapter.createElement(...args)
    },
    createCommentNode(data) {
      countNode()
      return defaultTreeAdapter.createCommentNode(data)
    },
    onItemPush({ tagName }) {
      open += 1
      if (open > depth) throw new RichTextLimitError('depth')
      if (!formattingElements.has(tagName)) return
      openFormats += 1
      if (openFormats > formats) throw new RichTextLimitError('formats')
    },
    onItemPop({ tagName }) {
      open -= 1
      if (formattingElements.has(tagName)) openFormats -= 1
    },
  }
}

/** Parses HTML as a browser does. Throws `RichTextLimitError` as soon as the tree exceeds a limit. */
export const parseRichText = (html: string) =>
  fromParse5(parseFragment(html, { treeAdapter: boundedAdapter(), scriptingEnabled: false }))
