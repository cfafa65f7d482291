import type { Site } from '../../model/page'
import { SiteCode } from './site-code'
import { SiteLoading } from './site-loading'
import { siteMessages } from './site-messages'
import { type FetchFrame, useSiteFrame } from './use-site-frame'
import { VisitorWindow, type VisitorWindowProps } from './visitor-window'

export type SiteWindowProps = Omit<VisitorWindowProps, 'name'> & {
  site: Site
  fetchFrame: FetchFrame
  /** Set in a preview, where the address may be unsaved. @default false */
  draft?: boolean
}

/** A website in a modal window, or a QR code of its address if it cannot be framed. */
export function SiteWindow({ site: { url, name }, fetchFrame, draft = false, ...rest }: SiteWindowProps) {
  const { language } = rest
  const t = siteMessages[language]
  const frame = useSiteFrame(url, fetchFrame, draft)
  return (
    <VisitorWindow name={name} closesIn={t.closesIn} {...rest}>
      {frame === 'loading' && <SiteLoading language={language} />}
      {frame === 'none' && (
        <div className="site-instead">
          <SiteCode {...{ url, name, language }} hint={t.notShown} />
        </div>
      )}
      {frame === 'notSaved' && (
        <div className="site-instead" role="status">
          <p>{t.notSaved}</p>
          <p className="site-address">{url}</p>
        </div>
      )}
      {typeof frame === 'object' && (
        <iframe
          className="site-frame"
          title={name}
          src={frame.address}
          // no new windows, no downloads, no navigation of the kiosk itself
          sandbox="allow-scripts allow-same-origin allow-forms"
        />
      )}
    </VisitorWindow>
  )
}
