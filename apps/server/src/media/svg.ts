import { SaxesParser, type SaxesTagNS } from 'saxes'

const svgSpace = 'http://www.w3.org/2000/svg'
const xlinkSpace = 'http://www.w3.org/1999/xlink'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** What draws. Scripts, links, animations that could set one, and HTML within are not among it. */
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

const inText: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => inText[sign] ?? sign)

/** A part of the same drawing, or a picture that lies in the text itself. */
const staysInside = (address: string) =>
  /^\s*#/.test(address) || /^\s*data:image\/(png|jpeg|gif|webp);base64,[\w+/=\s]*$/i.test(address)

/** Styles that load nothing: an escape could hide a word, so a style that has one is left out whole. */
export function quietStyle(css: string): string {
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

const mostDepth = 256
const mostAttributes = 1000

/** Letters of one attribute, text or comment, which the parser keeps until it ends: a photo of 6 MB fits. */
const longestPiece = 8 * 1024 * 1024

/** Letters before the drawing begins, and of one style. */
const longestHead = 256 * 1024
const longestStyle = 1024 * 1024

/** Letters that a drawing's own names may stand for in all: programs use them for namespaces and a few styles. */
const mostExpanded = 100_000

/** The parser is given no more letters at once, so that what it keeps is known. */
const step = 65_536

const xmlNames = { amp: '&', gt: '>', lt: '<', quot: '"', apos: "'" }

/** The reason why a text is no drawing that can be kept. */
export class NoDrawing extends Error {
  override name = 'NoDrawing'
}

/**
 * Rewrites a drawing piece by piece so that nothing in it can run or load anything: what is not known to be harmless is
 * left out. `write` and `end` give what is sure so far; both throw `NoDrawing`.
 */
export function createSvgCleaner() {
  const parser = new SaxesParser({ xmlns: true })
  let out = ''
  let depth = 0
  /** Inside of something that is left out: how deep. */
  let dropped = 0
  let style: string | undefined
  let size: { width: number; height: number } | undefined
  /** Letters since the parser last told of something: it still keeps them. */
  let pending = 0
  let head = 0
  let expanded = 0
  let attributesOfTag = 0

  const told = () => {
    pending = 0
  }
  parser.on('comment', told)
  parser.on('processinginstruction', told)
  parser.on('attribute', () => {
    told()
    attributesOfTag += 1
    if (attributesOfTag > mostAttributes) throw new NoDrawing('An element has too many attributes')
  })

  // no names but those of XML and the drawing's own, each counted before the parser puts its letters in
  parser.ENTITIES = Object.assign(Object.create(null), xmlNames)
  const define = (name: string, value: string) => {
    const get = () => {
      expanded += value.length
      if (expanded > mostExpanded) throw new NoDrawing('Its names stand for too much')
      return value
    }
    Object.defineProperty(parser.ENTITIES, name, { get, configurable: true })
  }

  parser.on('error', (error) => {
    throw new NoDrawing(error.message)
  })
  // Some programs write short names for their namespaces there; names within names would be a bomb.
  parser.on('doctype', (doctype) => {
    for (const [, name = '', , value = ''] of doctype.matchAll(
      /<!ENTITY\s+([\w:-]+)\s+(["'])([^"'&<%]{0,200})\2\s*>/g,
    )) {
      define(name, value)
    }
    told()
  })
  parser.on('opentag', (tag) => {
    told()
    attributesOfTag = 0
    depth += 1
    if (depth > mostDepth) throw new NoDrawing('It lies too deep')
    if (depth === 1) {
      if (tag.uri !== svgSpace || tag.local !== 'svg') throw new NoDrawing('It is no drawing')
      size = sizeOf(tag)
    }
    if (dropped > 0 || tag.uri !== svgSpace || !elements.has(tag.local) || tag.local === 'metadata') {
      dropped += 1
      return
    }
    if (tag.local === 'style') style = ''
    const root = depth === 1 ? ` xmlns="${svgSpace}" xmlns:xlink="${xlinkSpace}"` : ''
    out += `<${tag.local}${root}${kept(tag)}>`
  })
  parser.on('closetag', (tag) => {
    told()
    depth -= 1
    if (dropped > 0) {
      dropped -= 1
      return
    }
    if (tag.local === 'style') {
      out += escaped(quietStyle(style ?? ''))
      style = undefined
    }
    out += `</${tag.local}>`
  })
  const text = (value: string) => {
    told()
    if (dropped > 0 || depth === 0) return
    if (style === undefined) out += escaped(value)
    else style += value
    if (style !== undefined && style.length > longestStyle) throw new NoDrawing('A style is too long')
  }
  parser.on('text', text)
  parser.on('cdata', text)

  const taken = () => {
    const piece = out
    out = ''
    return piece
  }
  return {
    write(piece: string): string {
      for (let at = 0; at < piece.length; at += step) {
        const letters = piece.slice(at, at + step)
        parser.write(letters)
        pending += letters.length
        if (!size) head += letters.length
        if (pending > longestPiece) throw new NoDrawing('Something in it is too long')
        if (head > longestHead) throw new NoDrawing('Too much comes before it')
      }
      return taken()
    },
    end(): string {
      parser.close()
      if (!size) throw new NoDrawing('It is empty')
      return taken()
    },
    /** In pixels, by its own words; null for what has no size. */
    size: () => (size && size.width > 0 && size.height > 0 ? size : null),
  }
}

function kept(tag: SaxesTagNS): string {
  let text = ''
  for (const { name, local, uri, value } of Object.values(tag.attributes)) {
    if (uri === xlinkSpace && local === 'href') {
      if (staysInside(value)) text += ` xlink:href="${escaped(value)}"`
    } else if (uri === 'http://www.w3.org/XML/1998/namespace' && (local === 'space' || local === 'lang')) {
      text += ` xml:${local}="${escaped(value)}"`
    } else if (uri === '' && (attributes.has(name) || /^aria-[a-z]+$/.test(name))) {
      const safe = name === 'href' ? staysInside(value) : quietStyle(value) === value || !/[(\\@]/.test(value)
      if (safe) text += ` ${name}="${escaped(value)}"`
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
