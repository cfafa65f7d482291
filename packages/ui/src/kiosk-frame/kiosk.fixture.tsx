/** The first slide of the mock-ups, upright or lying, in the screen's own pixels. */
export function Slide({ lying = false }: { lying?: boolean }) {
  const title = lying ? 'Julmarknad' : 'Jul-\nmarknad'
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        padding: 90,
        background: '#0f3b2e',
        color: 'white',
        font: '700 190px/0.95 var(--k-font)',
        whiteSpace: 'pre-line',
      }}
    >
      {title}
      <div style={{ marginTop: 60, width: 160, height: 24, background: '#ffd23f' }} />
      <div style={{ marginTop: 60, font: '500 76px/1.3 var(--k-font)', color: '#ffd23f' }}>28 nov – 23 dec</div>
      <div style={{ font: '500 64px/1.4 var(--k-font)' }}>Atrium, plan 1</div>
    </div>
  )
}

/** A kiosk's page by itself, as an address. */
export const kioskPage = `data:text/html,${encodeURIComponent(
  '<!doctype html><html lang="sv"><title>Kiosk</title><body style="margin:0;background:#0f1b45;color:#fff;font:700 150px/1.1 sans-serif;padding:90px">Öppet till 23<script>document.body.append(" " + innerWidth + "x" + innerHeight)</script>',
)}`
