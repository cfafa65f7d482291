import type { MallSnapshot } from '@kiosk-admin/api-client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isPdf, isPlainText } from '../../model/page'
import { SiteCode } from './site-code'
import { SiteLoading } from './site-loading'
import { siteMessages } from './site-messages'
import { VisitorWindow, type VisitorWindowProps } from './visitor-window'

/** Draws PDFs; loaded with the first publication or preview that has one. */
export const loadPdf = () => import('./pdf/pdf-pages')

const PdfPages = lazy(async () => ({ default: (await loadPdf()).PdfPages }))

export type DocumentWindowProps = VisitorWindowProps & {
  file: Pick<MallSnapshot['media'][string], 'url' | 'mime'>
  /** Origin of the file for visitors' phones; `null` if phones can't open it. */
  visitorUrl: string | null
}

/** A document in a modal window, with a QR code to take it along. Where the kiosk can't show it, the code alone. */
export function DocumentWindow({ file: { url, mime }, visitorUrl, ...rest }: DocumentWindowProps) {
  const { name, language } = rest
  const t = siteMessages[language].document
  const text = useText(isPlainText(mime) ? url : undefined)
  const [failedUrl, setFailedUrl] = useState<string>()
  const isPaged = isPdf(mime) && failedUrl !== url
  const isShown = isPaged || typeof text === 'object'
  return (
    <VisitorWindow closesIn={t.closesIn} {...rest}>
      <div className="document" data-shown={isShown || undefined}>
        {isPaged && (
          <Suspense fallback={<SiteLoading language={language} />}>
            <PdfPages key={url} {...{ url, name, language }} onFailed={() => setFailedUrl(url)} />
          </Suspense>
        )}
        {typeof text === 'object' && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with a keypad
          <pre className="document-text" tabIndex={0}>
            {text.text}
          </pre>
        )}
        {text === 'loading' && <SiteLoading language={language} />}
        {text !== 'loading' && (
          <div className="document-code">
            {visitorUrl === null ? (
              !isShown && <p>{t.notHere}</p>
            ) : (
              <SiteCode url={`${visitorUrl}${url}`} {...{ name, language }} hint={isShown ? t.scan : t.notShown} />
            )}
          </div>
        )}
      </div>
    </VisitorWindow>
  )
}

type FileText = 'none' | 'loading' | 'failed' | { text: string }

/** The text of a file, which may be kept for use without a network. */
function useText(url: string | undefined): FileText {
  const [state, setState] = useState<FileText>(url === undefined ? 'none' : 'loading')
  useEffect(() => {
    if (url === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const load = async (): Promise<FileText> => {
      const answer = await fetch(url, { signal })
      return answer.ok ? { text: await answer.text() } : 'failed'
    }
    void load()
      .catch((): FileText => 'failed')
      .then((next) => {
        if (!signal.aborted) setState(next)
      })
    return () => controller.abort()
  }, [url])
  return state
}
