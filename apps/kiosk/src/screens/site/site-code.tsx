import type { LanguageCode } from '@kiosk-admin/api-client'
import { generate } from 'lean-qr'
import './site.css'
import { siteMessages } from './site-messages'

export type SiteCodeProps = {
  url: string
  name: string
  language: LanguageCode
  /** The line below the QR code. @default "scan to take the page along" */
  hint?: string
}

/** Modules around a code that have to be white by ISO/IEC 18004. */
const quietZone = 4

/** A QR code of a web address, for visitors to open on their own telephone. */
export function SiteCode({ url, name, language, hint = siteMessages[language].scan }: SiteCodeProps) {
  const code = codeOf(url)
  return (
    <div className="site-code">
      {code && (
        <svg
          viewBox={`${-quietZone} ${-quietZone} ${code.size + 2 * quietZone} ${code.size + 2 * quietZone}`}
          role="img"
          aria-label={siteMessages[language].code(name)}
        >
          <path d={code.squares} shapeRendering="crispEdges" />
        </svg>
      )}
      <p>{hint}</p>
      <p className="site-address">{url.replace(/^(?:mailto|tel):/, '')}</p>
    </div>
  )
}

/** The squares of a code; undefined for an address that is too long for one. */
function codeOf(url: string) {
  try {
    const code = generate(url)
    const squares: string[] = []
    for (let y = 0; y < code.size; y++) {
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`)
    }
    return { size: code.size, squares: squares.join('') }
  } catch {
    return undefined
  }
}
