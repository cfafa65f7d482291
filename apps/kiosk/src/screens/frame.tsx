// The layout of every screen of the kiosk: head, content, and the footer with navigation, search and languages.

import { type LanguageCode, languageTags } from '@kiosk-admin/api-client'
import { Flag } from '@kiosk-admin/ui'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useKeypad } from '../keypad/use-keypad'
import { languageNames, messages } from '../messages'
import { clickAttributes } from '../model/clicks'
import { AccessButtons } from './access/access-buttons'
import { useAccess } from './access/access-context'
import { Foot } from './access/foot'

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
  /** Buttons of the footer before the search. */
  navigation?: ReactNode
  /** Opens the search. */
  onSearch?: (() => void) | undefined
  children: ReactNode
}

/** The layout of every screen. Navigation, search and languages are in the footer, where everyone can reach them. */
export function Frame({
  language,
  languages,
  onLanguageChange,
  notice,
  band,
  head,
  navigation,
  onSearch,
  children,
}: FrameProps) {
  const { access, attributes } = useAccess()
  const speech = access?.speech
  useKeypad({ texts: speech?.on ?? false, onRepeat: speech?.onRepeat })
  return (
    <div className="kiosk" lang={languageTags[language]} {...attributes}>
      <div className="kiosk-page">
        {band && <p className="kiosk-band">{band}</p>}
        {head}
        <main className="kiosk-main">{children}</main>
        <Foot language={language}>
          {(navigation || onSearch) && (
            <div className="kiosk-navigation">
              {navigation}
              {onSearch && (
                <button
                  type="button"
                  className="kiosk-primary"
                  {...clickAttributes('menu', 'search')}
                  onClick={onSearch}
                >
                  <Search className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
                  {messages[language].search}
                </button>
              )}
            </div>
          )}
          {languages.length > 1 && (
            // a row of toggles, not a menu: one touch
            <fieldset className="kiosk-languages" aria-label={messages[language].language}>
              {languages.map((code) => (
                <button
                  key={code}
                  type="button"
                  lang={languageTags[code]}
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
          <AccessButtons language={language} />
          <div className="kiosk-notice" role="status">
            {notice}
          </div>
        </Foot>
      </div>
    </div>
  )
}
