import { languageCodes, languageTags } from '@kiosk-admin/api-client'
import { Component, type ReactNode, useEffect } from 'react'
import { useDependencies } from './dependencies'
import { messages } from './messages'

const soonMs = 10_000
/** The pause when starting again did not help within this time. */
const laterMs = 5 * 60_000

const NAME = 'kiosk.failedAt'

/** Shows a message and reloads the page when rendering fails. Without it, React would leave the screen empty. */
export class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children
  }
}

/** Drawn without the frame of other screens, which may be what failed. */
function Failed() {
  const { restart, storage, now } = useDependencies()
  const shown = document.documentElement.lang
  const language = languageCodes.find((code) => languageTags[code] === shown) ?? 'se'
  useEffect(() => {
    const sinceLast = now().getTime() - Number(storage.getItem(NAME))
    const timer = setTimeout(
      () => {
        // first, as a full storage throws
        restart()
        storage.setItem(NAME, String(now().getTime()))
      },
      // a clock that was set back counts as long ago
      sinceLast >= 0 && sinceLast < laterMs ? laterMs : soonMs,
    )
    return () => clearTimeout(timer)
  }, [restart, storage, now])
  return (
    <div className="kiosk" lang={languageTags[language]}>
      <div className="kiosk-page">
        <main className="kiosk-main">
          <div className="kiosk-message">
            <h1>{messages[language].failed}</h1>
          </div>
        </main>
      </div>
    </div>
  )
}
