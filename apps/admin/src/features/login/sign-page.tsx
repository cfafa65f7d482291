import type { LanguageCode } from '@kiosk-admin/api-client'
import { Flag } from '@kiosk-admin/ui'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Mark } from '../../shared/appearance/mark'
import { useMessages } from '../../shared/i18n/i18n'
import { allLanguages, language, languageDisplay, useLanguage } from '../../shared/i18n/language'
import { loginMessages } from './messages'
import { SignBoard } from './sign-board'

export type SignPageProps = {
  children: ReactNode
  /** The footer of the page. */
  foot: ReactNode
}

/** The layout of pages before sign-in, without menu and header: a sign and a form. */
export const SignPage = ({ children, foot }: SignPageProps) => (
  <div className="grid min-h-dvh grid-cols-[minmax(0,1.76fr)_minmax(0,1fr)] bg-surface max-lg:grid-cols-1">
    <SignBoard />
    <main className="flex min-h-dvh flex-col px-18 py-6 max-xl:px-10 max-sm:px-4">
      <div className="-me-12 flex items-center justify-between max-xl:me-0">
        <span className="flex items-center gap-2.5 text-lg font-bold text-fg-strong lg:invisible">
          <Mark className="size-8" />
          Kiosk Admin
        </span>
        <Languages />
      </div>
      <div className="my-auto w-full max-w-100 self-center py-8">{children}</div>
      <p className="m-0 text-sm text-fg-subtle">{foot}</p>
    </main>
  </div>
)

/**
 * All four languages, since no mall is selected yet. A native select, because the header's picker would make the first
 * page a quarter larger.
 */
function Languages() {
  const t = useMessages(loginMessages)
  const current = useLanguage()
  return (
    <label className="relative flex h-(--k-control) items-center gap-2 rounded-md px-3 text-sm font-medium text-fg hover:bg-hover has-focus-visible:shadow-ring">
      <span className="sr-only">{t('login.language')}</span>
      <Flag code={current} />
      <select
        value={current}
        onChange={(event) => language.choose(event.target.value as LanguageCode)}
        className="h-full cursor-pointer appearance-none border-0 bg-transparent pe-6 text-inherit outline-none [font:inherit]"
      >
        {allLanguages.map((code) => (
          <option key={code} value={code} lang={languageDisplay[code].tag} className="bg-raised text-fg">
            {languageDisplay[code].label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        strokeWidth={1.5}
        aria-hidden="true"
        className="pointer-events-none absolute end-3 text-fg-subtle"
      />
    </label>
  )
}
