import { getDocument, type PDFDocumentProxy, PDFWorker, version } from 'pdfjs-dist'
import workerUrl from './pdf-worker?worker&url'

/** Where the build puts the decoders of scanned pages, `decoders` of the Vite configuration. */
const decoders = `${import.meta.env.BASE_URL}assets/pdf-${version}/`

/** What is loaded beside this module, for use without a network. */
export const pdfFiles = [
  workerUrl,
  ...['jbig2', 'openjpeg'].map((decoder) => `${decoders}${decoder}_nowasm_fallback.js`),
]

/** Opens a PDF in a worker. It runs nothing that is in the file, and follows no links. */
export function openPdf(url: string): { pdf: Promise<PDFDocumentProxy>; close: () => void } {
  const thread = new Worker(workerUrl, { type: 'module' })
  const worker = PDFWorker.create({ port: thread })
  const open = async () => {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`The document was answered with ${answer.status}`)
    const data = new Uint8Array(await answer.arrayBuffer())
    // the page's content policy allows no WebAssembly
    return getDocument({ data, worker, useWasm: false, wasmUrl: decoders }).promise
  }
  return {
    pdf: open(),
    close: () => {
      worker.destroy()
      thread.terminate()
    },
  }
}
