import { embeddedFonts } from './embedded-fonts'

/** The CSS properties to copy into an exported SVG. */
const LOOKS = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'opacity', 'fill-opacity']
const LETTERS = ['font-size', 'font-weight', 'letter-spacing', 'text-anchor']

/** Resolves colours to RGB: other programs do not support light-dark() and often not OKLCH. */
function plainColours() {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const pixel = canvas.getContext('2d', { willReadFrequently: true })
  const cache = new Map<string, string>()
  return (colour: string) => {
    if (!pixel || colour === 'none' || colour.startsWith('rgb') || colour.startsWith('url')) return colour
    const found = cache.get(colour)
    if (found) return found
    pixel.clearRect(0, 0, 1, 1)
    pixel.fillStyle = colour
    pixel.fillRect(0, 0, 1, 1)
    const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data
    const plain = `rgb(${red}, ${green}, ${blue})`
    cache.set(colour, plain)
    return plain
  }
}

const SVG = 'http://www.w3.org/2000/svg'
const TITLE_SIZE = 18
const LINE_SIZE = 13
const LINE_HEIGHT = 20
const MARGIN = 16

/** Height of the title and lines above the chart; 0 without lines. */
const headHeight = (lines: readonly string[]) =>
  lines.length > 0 ? MARGIN + TITLE_SIZE + lines.length * LINE_HEIGHT + MARGIN : 0

/** Renders title and lines as SVG text in the chart's colour. */
function headOf(title: string, lines: readonly string[], colour: string): SVGTextElement[] {
  if (lines.length === 0) return []
  return [title, ...lines].map((content, index) => {
    const text = document.createElementNS(SVG, 'text')
    text.setAttribute('x', `${MARGIN}`)
    text.setAttribute('y', `${MARGIN + TITLE_SIZE + index * LINE_HEIGHT}`)
    text.setAttribute('font-size', `${index === 0 ? TITLE_SIZE : LINE_SIZE}`)
    text.setAttribute('font-weight', index === 0 ? '700' : '400')
    text.setAttribute('fill', colour)
    text.textContent = content
    return text
  })
}

/**
 * Serialises a chart as a standalone SVG with inlined styles and background. `lines`, such as place and period, are
 * added below its title.
 */
export async function svgText(svg: SVGSVGElement, title: string, lines: readonly string[] = []): Promise<string> {
  const plain = plainColours()
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [svg, ...svg.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [index, original] of originals.entries()) {
    const target = copies[index] as Element
    const style = getComputedStyle(original)
    target.removeAttribute('class')
    target.removeAttribute('style')
    for (const name of original.tagName === 'text' ? [...LOOKS, ...LETTERS] : LOOKS) {
      const value = style.getPropertyValue(name)
      target.setAttribute(name, name === 'fill' || name === 'stroke' ? plain(value) : value)
    }
  }
  const { width, height } = svg.getBoundingClientRect()
  const page = getComputedStyle(svg)
  copy.setAttribute('xmlns', SVG)
  const head = headHeight(lines)
  copy.setAttribute('viewBox', `0 0 ${width} ${height + head}`)
  copy.setAttribute('width', `${width}`)
  copy.setAttribute('height', `${height + head}`)
  if (head > 0) {
    const drawing = document.createElementNS(SVG, 'g')
    drawing.setAttribute('transform', `translate(0 ${head})`)
    drawing.append(...copy.childNodes)
    copy.append(...headOf(title, lines, plain(page.color)), drawing)
  }
  copy.setAttribute('font-family', page.fontFamily)
  copy.removeAttribute('aria-hidden')
  const ground = document.createElementNS(SVG, 'rect')
  ground.setAttribute('width', '100%')
  ground.setAttribute('height', '100%')
  ground.setAttribute('fill', plain(page.getPropertyValue('--k-surface').trim() ? surfaceOf(svg) : 'white'))
  const name = document.createElementNS(SVG, 'title')
  name.textContent = title
  const style = document.createElementNS(SVG, 'style')
  style.textContent = await embeddedFonts(page.fontFamily)
  copy.prepend(name, style, ground)
  return new XMLSerializer().serializeToString(copy)
}

/** Resolves `--k-surface` at the chart. */
function surfaceOf(svg: SVGSVGElement): string {
  const { style } = svg
  style.setProperty('background-color', 'var(--k-surface)')
  const colour = getComputedStyle(svg).backgroundColor
  style.removeProperty('background-color')
  return colour
}

/** Renders the SVG as PNG at twice the screen resolution. */
export async function pngOf(svg: SVGSVGElement, title: string, lines: readonly string[] = []): Promise<Blob> {
  const { width, height: drawn } = svg.getBoundingClientRect()
  const height = drawn + headHeight(lines)
  const address = URL.createObjectURL(new Blob([await svgText(svg, title, lines)], { type: 'image/svg+xml' }))
  try {
    const image = new Image(width * 2, height * 2)
    image.src = address
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: width * 2, height: height * 2 })
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
