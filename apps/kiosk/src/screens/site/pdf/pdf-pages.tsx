import type { LanguageCode } from '@kiosk-admin/api-client'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useState } from 'react'
import { SiteLoading } from '../site-loading'
import { openPdf } from './open-pdf'
import { PdfPage } from './pdf-page'

export type PdfPagesProps = {
  url: string
  name: string
  language: LanguageCode
  /** Called when the file can't be read, or asks for a password. */
  onFailed: () => void
}

/**
 * The pages of a PDF as pictures, below each other. The browser's own viewer would follow links of the file, away from the
 * kiosk, and shows nothing without a network.
 */
export function PdfPages({ url, name, language, onFailed }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    const opened = openPdf(url)
    let isOpen = true
    opened.pdf.then(
      (next) => isOpen && setPdf(next),
      (error: unknown) => {
        if (!isOpen) return
        console.info('The document cannot be shown', error)
        fail()
      },
    )
    return () => {
      isOpen = false
      opened.close()
    }
  }, [url])
  if (!pdf) return <SiteLoading language={language} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with a keypad
    <section className="document-pages" aria-label={name} tabIndex={0}>
      {Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((number) => (
        <PdfPage key={number} {...{ pdf, number, language }} />
      ))}
    </section>
  )
}
