import type { LanguageCode } from '@kiosk-admin/api-client'
import { Flag } from '@kiosk-admin/ui'
import type { ReactNode } from 'react'
import { languageNames, messages, tags } from '../messages'
import { counts } from '../model/touches'

export type FrameProps = {
  language: LanguageCode
  /** The languages to choose from; with fewer than two there is no choice. */
  languages: readonly LanguageCode[]
  onLanguageChange: (language: LanguageCode) => void
  /** A quiet line at the foot. */
  notice?: ReactNode
  /** What stands above everything else. */
  band?: ReactNode
  head?: ReactNode
  children: ReactNode
}

/** What every screen has: a head, the work, and at the foot, in reach of everyone, the languages. */
export function Frame({ language, languages, onLanguageChange, notice, band, head, children }: FrameProps) {
  return (
    <div className="kiosk" lang={tags[language]}>
      <div className="kiosk-page">
        {band && <p className="kiosk-band">{band}</p>}
        {head}
        <main className="kiosk-main">{children}</main>
        <footer className="kiosk-foot">
          {languages.length > 1 && (
            // a row of toggles, not a menu: one touch
            <fieldset className="kiosk-languages" aria-label={messages[language].language}>
              {languages.map((code) => (
                <button
                  key={code}
                  type="button"
                  lang={tags[code]}
                  aria-pressed={code === language}
                  {...counts('menu', `language-${code}`)}
                  onClick={() => onLanguageChange(code)}
                >
                  <Flag code={code} className="kiosk-flag" />
                  {languageNames[code]}
                </button>
              ))}
            </fieldset>
          )}
          <div className="kiosk-notice" role="status">
            {notice}
          </div>
        </footer>
      </div>
    </div>
  )
}
