import type { LanguageCode } from '@kiosk-admin/api-client'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { siteMessages } from '../site-messages'

/** Width by height of a page that has not been read: A4. */
const RATIO = 210 / 297
/** Most pixels of a page's picture. */
const MOST_PIXELS = 16_000_000

type PdfPageProps = { pdf: PDFDocumentProxy; number: number; language: LanguageCode }

/** A page as a picture, which is drawn while it is near, and has the page's text as its name. */
export function PdfPage({ pdf, number, language }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [near, setNear] = useState(false)
  const [page, setPage] = useState<PDFPageProxy>()
  const [text, setText] = useState('')

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) setNear(isIntersecting)
      },
      { root: element.parentElement, rootMargin: '100% 0%' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!near) return
    let current = true
    const read = async () => {
      const next = await pdf.getPage(number)
      const { items } = await next.getTextContent()
      if (!current) return
      setPage(next)
      setText(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    read().catch((error: unknown) => console.info(`Page ${number} cannot be read`, error))
    return () => {
      current = false
    }
  }, [pdf, number, near])

  useEffect(() => {
    const element = canvas.current
    if (!element || !page || !near) return
    const { width, height } = page.getViewport({ scale: 1 })
    const wanted = (element.clientWidth * devicePixelRatio) / width
    const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)))
    const viewport = page.getViewport({ scale })
    element.width = Math.round(viewport.width)
    element.height = Math.round(viewport.height)
    const drawing = page.render({ canvas: element, viewport })
    // cancelled when it is not near any more
    drawing.promise.catch((error: unknown) => console.info(`Page ${number} is not drawn`, error))
    return () => {
      drawing.cancel()
      // frees the memory of the picture
      element.width = 0
    }
  }, [page, number, near])

  const size = page?.getViewport({ scale: 1 })
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={[siteMessages[language].document.page(number, pdf.numPages), text.trim()].filter(Boolean).join('. ')}
      style={{ aspectRatio: size ? size.width / size.height : RATIO }}
    />
  )
}
