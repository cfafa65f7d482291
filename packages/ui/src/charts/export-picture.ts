import { embeddedFonts } from './embedded-fonts'

/** What a drawing looks like by the page's styles, and must bring along where they are not. */
const LOOKS = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'opacity', 'fill-opacity']
const LETTERS = ['font-size', 'font-weight', 'letter-spacing', 'text-anchor']

/** Other programs know no light-dark() and seldom OKLCH: colours as they are on screen. */
function plainColours() {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const pixel = canvas.getContext('2d', { willReadFrequently: true })
  const known = new Map<string, string>()
  return (colour: string) => {
    if (!pixel || colour === 'none' || colour.startsWith('rgb') || colour.startsWith('url')) return colour
    const found = known.get(colour)
    if (found) return found
    pixel.clearRect(0, 0, 1, 1)
    pixel.fillStyle = colour
    pixel.fillRect(0, 0, 1, 1)
    const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data
    const plain = `rgb(${red}, ${green}, ${blue})`
    known.set(colour, plain)
    return plain
  }
}

/** A drawing on the page as a file of its own: styles written out, on the surface it stands on. */
export async function svgText(svg: SVGSVGElement, title: string): Promise<string> {
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
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`)
  copy.setAttribute('font-family', page.fontFamily)
  copy.removeAttribute('aria-hidden')
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  ground.setAttribute('width', '100%')
  ground.setAttribute('height', '100%')
  ground.setAttribute('fill', plain(page.getPropertyValue('--k-surface').trim() ? surfaceOf(svg) : 'white'))
  const name = document.createElementNS('http://www.w3.org/2000/svg', 'title')
  name.textContent = title
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = await embeddedFonts(page.fontFamily)
  copy.prepend(name, style, ground)
  return new XMLSerializer().serializeToString(copy)
}

/** The colour that `--k-surface` comes to where the drawing stands. */
function surfaceOf(svg: SVGSVGElement): string {
  const { style } = svg
  style.setProperty('background-color', 'var(--k-surface)')
  const colour = getComputedStyle(svg).backgroundColor
  style.removeProperty('background-color')
  return colour
}

/** The drawing as a picture, twice as sharp as on screen. */
export async function pngOf(svg: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect()
  const address = URL.createObjectURL(new Blob([await svgText(svg, title)], { type: 'image/svg+xml' }))
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
