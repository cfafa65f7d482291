import { AdminFeature, offers, type Session } from '@kiosk-admin/admin'
import { type CSSProperties, useState } from 'react'
import { SignIn } from './sign-in'

/** Another team's app with its own header, sign-in and pages. One page is a screen of the admin. */
export function FrontDesk() {
  const [session, setSession] = useState<Session>()
  const [page, setPage] = useState<'home' | 'deals'>('home')
  return (
    <>
      <header className="head">
        <h1 className="flex">Front desk</h1>
        <nav aria-label="Front desk">
          <button type="button" onClick={() => setPage('home')}>
            Today
          </button>
          <button type="button" onClick={() => setPage('deals')}>
            Offers
          </button>
        </nav>
        <ThemeButton />
        {session && (
          <button type="button" onClick={() => setSession(undefined)}>
            Leave
          </button>
        )}
      </header>
      <main>
        {!session && <SignIn onSignedIn={setSession} />}
        {session && page === 'home' && <p className="home">Good morning, {session.userName}.</p>}
        {session && page === 'deals' && (
          <AdminFeature
            feature={offers}
            session={session}
            onSignedOut={() => setSession(undefined)}
            language="en"
            address="memory"
            className="feature"
            style={{ '--k-header': '4rem' } as CSSProperties}
          />
        )}
      </main>
    </>
  )
}

/** The kit follows `data-theme` of the page, as the page's own style sheet does. */
function ThemeButton() {
  const [dark, setDark] = useState(false)
  function change() {
    const theme = dark ? 'light' : 'dark'
    document.documentElement.dataset.theme = theme
    document.documentElement.style.colorScheme = theme
    setDark(!dark)
  }
  return (
    <button type="button" onClick={change}>
      {dark ? 'Light' : 'Dark'}
    </button>
  )
}
