import { frame } from '../page'
import { photo } from './photos'
import type { Show } from './show'

const shows: Record<string, () => Promise<Show>> = {
  fade: () => import('./player').then(({ showWith }) => showWith('fade')),
  slide: () => import('./player').then(({ showWith }) => showWith('slide')),
  zoom: () => import('./player').then(({ showWith }) => showWith('zoom')),
  bare: () => import('./bare').then(({ show }) => show),
}

const PHOTOS = 5
const SECONDS = 2
const CHANGE = 600

/** Plays some changes: how long each frame took while slides changed, and while the next one was made ready. */
async function measure(name: string, changes: number) {
  const show = await shows[name]?.()
  if (!show) throw new Error(`No show is called ${name}`)
  const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, at) => photo(at + 1)))
  const starts: number[] = []
  let busy = 0
  const tasks = new PerformanceObserver((list) => {
    busy += list.getEntries().length
  })
  const onChange = () => {
    starts.push(performance.now())
    // drawing the first one is no change
    if (starts.length === 2) tasks.observe({ type: 'longtask' })
  }
  const end = show(document.querySelector('#root') as HTMLElement, { photos, seconds: SECONDS, onChange })

  const changing: number[] = []
  const between: number[] = []
  let mounted = 0
  let blank = 0
  let before = await frame()
  while (starts.length <= changes || performance.now() - (starts.at(-1) ?? 0) < CHANGE) {
    const now = await frame()
    const since = now - (starts.at(-1) ?? Number.POSITIVE_INFINITY)
    if (starts.length > 1) (since <= CHANGE ? changing : between).push(now - before)
    before = now
    mounted = Math.max(mounted, document.querySelectorAll('[data-slot=slide]').length)
    const current = document.querySelector('[data-stage=current]')
    if (starts.length > 0 && (!current || current.querySelector('[data-loading=pending]'))) blank += 1
  }
  tasks.disconnect()
  end()
  const late = starts.slice(1).map((start, at) => start - (starts[0] ?? 0) - (at + 1) * SECONDS * 1000)
  return { changing, between, mounted, blank, busy, late: Math.max(...late) }
}

Object.assign(window, { measure })
