// Sanitises SVG files by allow-lists while they are received.

import { SaxesParser, type SaxesTagNS } from 'saxes'
import { isSafeValue, sanitiseDeclarations, sanitiseStyle } from './svg-style'

const svgSpace = 'http://www.w3.org/2000/svg'
const xlinkSpace = 'http://www.w3.org/1999/xlink'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Allowed elements, besides links, which become groups: no scripts, animations (which can set links) or embedded HTML. */
const elements = words(`
  svg g defs symbol use title desc metadata switch view style
  path rect circle ellipse line polyline polygon image
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

const textElements = words('text tspan textPath')

/** Elements that paint something; pictures and copies only with a reference. */
const painting = words('path rect circle ellipse line polyline polygon text')
const copying = words('image use')

const attributes = words(`
  accent-height alignment-baseline amplitude azimuth baseFrequency baseline-shift bias class clip clip-path clip-rule
  clipPathUnits color color-interpolation color-interpolation-filters cursor cx cy d diffuseConstant direction display
  divisor dominant-baseline dx dy edgeMode elevation exponent fill fill-opacity fill-rule filter filterUnits
  flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  fr fx fy gradientTransform gradientUnits height href id image-rendering in in2 intercept k1 k2 k3 k4 kernelMatrix
  kernelUnitLength lang lengthAdjust letter-spacing lighting-color limitingConeAngle marker-end marker-mid marker-start
  markerHeight markerUnits markerWidth mask mask-type maskContentUnits maskUnits method mix-blend-mode mode numOctaves
  offset opacity operator order orient overflow paint-order path pathLength patternContentUnits patternTransform
  patternUnits points pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY
  result role rotate rx ry scale seed shape-rendering side slope spacing specularConstant specularExponent spreadMethod
  startOffset stdDeviation stitchTiles stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style surfaceScale systemLanguage
  tableValues targetX targetY text-anchor text-decoration text-rendering textLength transform transform-origin type
  unicode-bidi values vector-effect version viewBox visibility white-space width word-spacing writing-mode x x1 x2
  xChannelSelector y y1 y2 yChannelSelector z
`)

const xmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => xmlEscapes[sign] ?? sign)

/** A reference within the document, or an image in a data URL. */
const isLocalReference = (address: string) =>
  /^\s*#/.test(address) || /^\s*data:image\/(png|jpeg|gif|webp);base64,[\w+/=\s]*$/i.test(address)

const length = (text: string | undefined) => {
  const [, number] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

/** The longest side that is stored as the size of a picture. */
const maxSide = 20_000

const maxDepth = 256
const maxAttributes = 1000

/** Characters of an attribute, text or comment, which the parser buffers; enough for a photo of 6 MB. */
const maxTokenLength = 8 * 1024 * 1024

/** Characters before the root element, and of one style. */
const maxPrologLength = 256 * 1024
const maxStyleLength = 1024 * 1024

/** Total characters of expanded entities; drawing programs use entities for namespaces and styles. */
const maxExpanded = 100_000

/** The parser is fed in chunks of this size, so that its buffer is bounded. */
const chunkSize = 65_536

const xmlNames = { amp: '&', gt: '>', lt: '<', quot: '"', apos: "'" }

/** A text is no SVG, or exceeds a limit. */
export class InvalidSvgError extends Error {
  override name = 'InvalidSvgError'
}

/** An SVG ends before its root element does. */
export class UnfinishedSvgError extends Error {
  override name = 'UnfinishedSvgError'
}

/** Everything that an SVG shows was removed. */
export class EmptiedSvgError extends Error {
  override name = 'EmptiedSvgError'
}

/**
 * Sanitises an SVG as a stream: removes everything outside the allow-lists, so that nothing in it can run or load anything.
 * `write` and `end` return the sanitised output so far; both throw `InvalidSvgError`, and `end` also
 * `UnfinishedSvgError` and `EmptiedSvgError`.
 */
export function createSvgCleaner() {
  const parser = new SaxesParser({ xmlns: true })
  let out = ''
  let depth = 0
  /** The names of the open elements in the output. */
  const open: string[] = []
  /** The nesting depth within a removed element. */
  let dropped = 0
  let isPainted = false
  /** Something that is shown was removed: HTML, or a picture from elsewhere. */
  let isLess = false
  let style: string | undefined
  let size: { width: number; height: number } | undefined
  /** Characters since the last parser event, which the parser still buffers. */
  let pending = 0
  let head = 0
  let expanded = 0
  let attributesOfTag = 0

  const onToken = () => {
    pending = 0
  }
  parser.on('comment', onToken)
  parser.on('processinginstruction', onToken)
  parser.on('attribute', () => {
    onToken()
    attributesOfTag += 1
    if (attributesOfTag > maxAttributes) throw new InvalidSvgError('An element has too many attributes')
  })

  // only the entities of XML and of the document itself; each expansion is counted
  parser.ENTITIES = Object.assign(Object.create(null), xmlNames)
  const define = (name: string, value: string) => {
    const get = () => {
      expanded += value.length
      if (expanded > maxExpanded) throw new InvalidSvgError('Its names stand for too much')
      return value
    }
    Object.defineProperty(parser.ENTITIES, name, { get, configurable: true })
  }

  parser.on('error', (error) => {
    throw new InvalidSvgError(error.message)
  })
  // Some programs declare entities for namespaces. Nested entities are ignored, because they could expand exponentially.
  parser.on('doctype', (doctype) => {
    for (const [, name = '', , value = ''] of doctype.matchAll(
      /<!ENTITY\s+([\w:-]+)\s+(["'])([^"'&<%]{0,200})\2\s*>/g,
    )) {
      define(name, value)
    }
    onToken()
  })
  parser.on('opentag', (tag) => {
    onToken()
    attributesOfTag = 0
    depth += 1
    if (depth > maxDepth) throw new InvalidSvgError('It lies too deep')
    if (depth === 1) {
      if (tag.uri !== svgSpace || tag.local !== 'svg') throw new InvalidSvgError('It is no drawing')
      size = sizeOf(tag)
    }
    const isLink = tag.local === 'a'
    const isKept = isLink || (elements.has(tag.local) && tag.local !== 'metadata')
    if (dropped > 0 || tag.uri !== svgSpace || !isKept) {
      dropped += 1
      if (tag.local === 'foreignObject') isLess = true
      return
    }
    if (tag.local === 'style') style = ''
    const root = depth === 1 ? ` xmlns="${svgSpace}" xmlns:xlink="${xlinkSpace}"` : ''
    // a link within words is a part of the words, since groups are not shown there
    const name = isLink ? (textElements.has(open.at(-1) ?? '') ? 'tspan' : 'g') : tag.local
    open.push(name)
    const kept = serialiseAttributes(tag)
    if (painting.has(name) || (copying.has(name) && kept.includes('href='))) isPainted = true
    else if (copying.has(name)) isLess = true
    out += `<${name}${root}${kept}>`
  })
  parser.on('closetag', (tag) => {
    onToken()
    depth -= 1
    if (dropped > 0) {
      dropped -= 1
      return
    }
    if (tag.local === 'style') {
      out += escapeXml(sanitiseStyle(style ?? ''))
      style = undefined
    }
    out += `</${open.pop()}>`
  })
  const text = (value: string) => {
    onToken()
    if (dropped > 0 || depth === 0) return
    if (style === undefined) out += escapeXml(value)
    else style += value
    if (style !== undefined && style.length > maxStyleLength) throw new InvalidSvgError('A style is too long')
  }
  parser.on('text', text)
  parser.on('cdata', text)

  const takeOutput = () => {
    const piece = out
    out = ''
    return piece
  }
  return {
    write(piece: string): string {
      for (let at = 0; at < piece.length; at += chunkSize) {
        const letters = piece.slice(at, at + chunkSize)
        parser.write(letters)
        pending += letters.length
        if (!size) head += letters.length
        if (pending > maxTokenLength) throw new InvalidSvgError('Something in it is too long')
        if (head > maxPrologLength) throw new InvalidSvgError('Too much comes before it')
      }
      return takeOutput()
    },
    end(): string {
      if (depth > 0) throw new UnfinishedSvgError('It has no end')
      parser.close()
      if (!size) throw new InvalidSvgError('It is empty')
      if (isLess && !isPainted) throw new EmptiedSvgError('Nothing is left of it')
      return takeOutput()
    },
    /** The declared size in pixels, or `null`. */
    size: () => (size && size.width > 0 && size.height > 0 ? size : null),
  }
}

function serialiseAttributes(tag: SaxesTagNS): string {
  let text = ''
  for (const { name, local, uri, value } of Object.values(tag.attributes)) {
    if (uri === xlinkSpace && local === 'href') {
      if (tag.local !== 'a' && isLocalReference(value)) text += ` xlink:href="${escapeXml(value)}"`
    } else if (uri === 'http://www.w3.org/XML/1998/namespace' && (local === 'space' || local === 'lang')) {
      text += ` xml:${local}="${escapeXml(value)}"`
    } else if (uri === '' && (attributes.has(name) || /^aria-[a-z]+$/.test(name))) {
      const safe = sanitiseAttribute(tag.local, name, value)
      if (safe !== undefined) text += ` ${name}="${escapeXml(safe)}"`
    }
  }
  return text
}

function sanitiseAttribute(element: string, name: string, value: string): string | undefined {
  if (name === 'href') return element !== 'a' && isLocalReference(value) ? value : undefined
  if (name === 'style') return sanitiseDeclarations(value) || undefined
  if (isSafeValue(value)) return value
  // as browsers paint it; without the attribute it would be black
  return name === 'fill' || name === 'stroke' ? 'none' : undefined
}

function sizeOf({ attributes }: SaxesTagNS): { width: number; height: number } {
  const [, , boxWidth = 0, boxHeight = 0] = (attributes.viewBox?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const width = length(attributes.width?.value) ?? boxWidth
  const height = length(attributes.height?.value) ?? boxHeight
  const longest = Math.max(width, height)
  // also NaN, which no comparison holds for
  if (!(width > 0 && height > 0 && Number.isFinite(longest))) return { width: 0, height: 0 }
  const scale = Math.min(1, maxSide / longest)
  const scaled = (side: number) => (scale < 1 ? Math.max(1, Math.round(side * scale)) : Math.round(side))
  return { width: scaled(width), height: scaled(height) }
}
