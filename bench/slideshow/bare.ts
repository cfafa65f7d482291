import type { Show } from './show'

const words =
  '<h2>Advent market</h2><p>Mulled wine, candles and music on all floors, every day until the 23rd of December.</p><ul><li>Ground floor</li><li>First floor</li></ul>'

const place = (element: HTMLElement, style: string) => {
  element.style.cssText = `position: absolute; ${style}`
  return element
}

/** Baseline: two screens with the same pictures and words that replace each other, without a library. */
export const show: Show = (root, { photos, seconds, onChange }) => {
  const stage = place(document.createElement('div'), 'width: 1080px; height: 1920px; overflow: hidden')
  const screens = [0, 1].map(() => {
    const screen = place(document.createElement('div'), 'inset: 0; will-change: transform')
    screen.dataset.slot = 'slide'
    const behind = place(new Image(), 'width: 100%; height: 100%; object-fit: contain') as HTMLImageElement
    const above = place(
      new Image(),
      'left: 20%; top: 50%; width: 60%; height: 40%; object-fit: contain',
    ) as HTMLImageElement
    const text = place(document.createElement('div'), 'left: 8%; top: 6%; width: 84%; color: white; font-size: 43px')
    text.innerHTML = words
    screen.append(behind, above, text)
    return { screen, behind, above }
  })
  const load = async (turn: number) => {
    const { behind, above } = screens[turn % 2] as (typeof screens)[number]
    behind.src = photos[turn % photos.length] as string
    above.src = photos[(turn + 1) % photos.length] as string
    await Promise.all([behind.decode(), above.decode()])
  }
  let over = false
  const change = async (turn: number) => {
    if (over) return
    const come = screens[turn % 2]?.screen as HTMLElement
    const go = screens[(turn + 1) % 2]?.screen as HTMLElement
    come.dataset.stage = 'current'
    go.dataset.stage = 'leaving'
    come.style.zIndex = '1'
    go.style.zIndex = '0'
    onChange()
    setTimeout(() => change(turn + 1), seconds * 1000)
    if (turn === 0) return load(1)
    const timing = { duration: 600, easing: 'cubic-bezier(0.3, 0, 0.1, 1)' }
    go.animate([{ transform: 'none' }, { transform: 'translateX(-100%)' }], timing)
    await come.animate([{ transform: 'translateX(100%)' }, { transform: 'none' }], timing).finished
    await load(turn + 1)
  }
  stage.append(...screens.map(({ screen }) => screen))
  root.append(stage)
  void load(0).then(() => change(0))
  return () => {
    over = true
    stage.remove()
  }
}
