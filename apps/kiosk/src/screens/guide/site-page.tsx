import { generate } from 'lean-qr'
import { useGuide } from './guide-context'
import { PageHead } from './page-head'

/** An address outside as a code: a station shows no other pages than the mall's, and nobody types on it. */
export function SitePage({ url, name }: { url: string; name: string }) {
  return (
    <>
      <PageHead title={name} />
      <SiteCode {...{ url, name }} />
    </>
  )
}

/** An address for visitors to take along on a telephone. */
export function SiteCode({ url, name }: { url: string; name: string }) {
  const { t } = useGuide()
  const code = generate(url)
  const squares: string[] = []
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`)
  }
  return (
    <div className="guide-site">
      <svg viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`} role="img" aria-label={t.code(name)}>
        <path d={squares.join('')} shapeRendering="crispEdges" />
      </svg>
      <p>{t.scan}</p>
      <p className="guide-address">{url}</p>
    </div>
  )
}
