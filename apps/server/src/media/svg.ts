// Sanitises SVG files by allow-lists while they are received.

import { SaxesParser, type SaxesTagNS } from 'saxes'

const svgSpace = 'http://www.w3.org/2000/svg'
const xlinkSpace = 'http://www.w3.org/1999/xlink'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Allowed elements: no scripts, links, animations (which can set links) or embedded HTML. */
const elements = words(`
  svg g defs symbol use title desc metadata switch view style
  path rect circle ellipse line polyline polygon image
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

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

/** Removes styles that could load something. Styles with escapes are removed completely, since these can hide keywords. */
export function sanitiseStyle(css: string): string {
  const plain = css.replace(/\/\*[\s\S]*?(\*\/|$)/g, '')
  if (/[\\]|@import|@font-face|@namespace|expression\s*\(|javascript:|image(-set)?\s*\(|src\s*\(/i.test(plain))
    return ''
  const addresses = plain.matchAll(/url\s*\(\s*(["']?)([^"')]*)\1\s*\)?/gi)
  return [...addresses].every(([, , address = '']) => /^\s*#/.test(address)) ? plain : ''
}

const length = (text: string | undefined) => {
  const [, number] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

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

/**
 * Sanitises an SVG as a stream: removes everything outside the allow-lists, so that nothing in it can run or load anything.
 * `write` and `end` return the sanitised output so far; both throw `InvalidSvgError`.
 */
export function createSvgCleaner() {
  const parser = new SaxesParser({ xmlns: true })
  let out = ''
  let depth = 0
  /** The nesting depth within a removed element. */
  let dropped = 0
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
    if (dropped > 0 || tag.uri !== svgSpace || !elements.has(tag.local) || tag.local === 'metadata') {
      dropped += 1
      return
    }
    if (tag.local === 'style') style = ''
    const root = depth === 1 ? ` xmlns="${svgSpace}" xmlns:xlink="${xlinkSpace}"` : ''
    out += `<${tag.local}${root}${serialiseAttributes(tag)}>`
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
    out += `</${tag.local}>`
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
      parser.close()
      if (!size) throw new InvalidSvgError('It is empty')
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
      if (isLocalReference(value)) text += ` xlink:href="${escapeXml(value)}"`
    } else if (uri === 'http://www.w3.org/XML/1998/namespace' && (local === 'space' || local === 'lang')) {
      text += ` xml:${local}="${escapeXml(value)}"`
    } else if (uri === '' && (attributes.has(name) || /^aria-[a-z]+$/.test(name))) {
      const safe = name === 'href' ? isLocalReference(value) : sanitiseStyle(value) === value || !/[(\\@]/.test(value)
      if (safe) text += ` ${name}="${escapeXml(value)}"`
    }
  }
  return text
}

function sizeOf({ attributes }: SaxesTagNS): { width: number; height: number } {
  const [, , boxWidth = 0, boxHeight = 0] = (attributes.viewBox?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const width = length(attributes.width?.value) ?? Math.max(boxWidth || 0, 0)
  const height = length(attributes.height?.value) ?? Math.max(boxHeight || 0, 0)
  return { width: Math.round(width), height: Math.round(height) }
}
