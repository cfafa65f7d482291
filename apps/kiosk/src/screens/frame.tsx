// The layout of every screen of the kiosk: head, content, and the footer with the search and the languages.

import type { LanguageCode } from '@kiosk-admin/api-client'
import { Flag } from '@kiosk-admin/ui'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { languageNames, messages, tags } from '../messages'
import { clickAttributes } from '../model/clicks'

export type FrameProps = {
  language: LanguageCode
  /** The languages to choose from; with fewer than two there is no choice. */
  languages: readonly LanguageCode[]
  onLanguageChange: (language: LanguageCode) => void
  /** A line in the footer. */
  notice?: ReactNode
  /** A band above everything else, such as that of a preview. */
  band?: ReactNode
  head?: ReactNode
  /** Opens the search, from the footer. */
  onSearch?: (() => void) | undefined
  children: ReactNode
}

/** The layout of every screen. The search and the languages are in the footer, where everyone can reach them. */
export function Frame({ language, languages, onLanguageChange, notice, band, head, onSearch, children }: FrameProps) {
  return (
    <div className="kiosk" lang={tags[language]}>
      <div className="kiosk-page">
        {band && <p className="kiosk-band">{band}</p>}
        {head}
        <main className="kiosk-main">{children}</main>
        <footer className="kiosk-foot">
          {onSearch && (
            <button
              type="button"
              className="kiosk-primary kiosk-search"
              {...clickAttributes('menu', 'search')}
              onClick={onSearch}
            >
              <Search className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
              {messages[language].search}
            </button>
          )}
          {languages.length > 1 && (
            // a row of toggles, not a menu: one touch
            <fieldset className="kiosk-languages" aria-label={messages[language].language}>
              {languages.map((code) => (
                <button
                  key={code}
                  type="button"
                  lang={tags[code]}
                  aria-pressed={code === language}
                  {...clickAttributes('menu', `language-${code}`)}
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
