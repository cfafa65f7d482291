import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Longest side of the picture of a page, in pixels: lines of a large plan stay sharp when zoomed in. */
const longestSide = 4000

/** A PDF whose pages are pictures to trace, or why there are none. */
export type OpenedPdf =
  | { pages: number; picture: (page: number) => Promise<Blob | null>; close: () => void }
  | { problem: 'locked' | 'damaged' }

/** Opens a PDF in a worker. Nothing is uploaded. */
export async function openPdf(file: File): Promise<OpenedPdf> {
  const { getDocument, PasswordException, PDFWorker } = await import('pdfjs-dist')
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port: thread })
  const close = () => {
    worker.destroy()
    thread.terminate()
  }
  try {
    const data = new Uint8Array(await file.arrayBuffer())
    // the page's content policy allows no WebAssembly
    const pdf = await getDocument({ data, worker, useWasm: false }).promise
    return { pages: pdf.numPages, picture: (page) => pictureOf(pdf, page), close }
  } catch (error) {
    close()
    return { problem: error instanceof PasswordException ? 'locked' : 'damaged' }
  }
}

/** Whether all pixels are equal. Scans in JBIG2, CCITT or JPEG 2000 stay blank, because their decoders need WebAssembly. */
function isBlank(canvas: HTMLCanvasElement): boolean {
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  if (!data) return false
  const pixels = new Uint32Array(data.buffer)
  return pixels.every((pixel) => pixel === pixels[0])
}

async function pictureOf(pdf: PDFDocumentProxy, number: number): Promise<Blob | null> {
  const page = await pdf.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: longestSide / Math.max(width, height) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport }).promise
  page.cleanup()
  if (isBlank(canvas)) return null
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The page could not be drawn'))), 'image/png')
  })
}
