import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import '@kiosk-admin/ui/styles.css'
import { frame, until } from '../page'
import type { Measured } from './grid'
import { expected, makeRows, QUERY } from './rows'

const grids: Record<string, () => Promise<{ measured: Measured }>> = {
  kit: () => import('./kit'),
  bare: () => import('./bare'),
  tanstack: () => import('./tanstack'),
  ag: () => import('./ag'),
  mui: () => import('./mui'),
  mantine: () => import('./mantine'),
}

const LANGUAGE = 'sv-SE'
const FRAMES = 240

/** Milliseconds that a person takes at least from seeing a list to the first press. */
const REST = 2000

const drawn = ({ names }: Measured) => {
  try {
    return names().filter(Boolean).length >= 10
  } catch {
    return false
  }
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

const rest = () => new Promise((resolve) => setTimeout(resolve, REST))

async function measure(name: string, count: number) {
  const { measured } = (await grids[name]?.()) ?? {}
  if (!measured) throw new Error(`No grid is called ${name}`)
  const rows = makeRows(count)
  const { first, found } = expected(rows, LANGUAGE)
  const longTasks: number[] = []
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
  const worstTask = async () => {
    await frame()
    await new Promise((resolve) => setTimeout(resolve, 50)) // the observer hears of a task after it
    return Math.max(0, ...longTasks.splice(0))
  }

  // style sheets and fonts are loaded before the measurement
  await document.fonts.load('13px "Overpass Variable"')
  await frame()
  await frame()
  const mountStart = performance.now()
  const root = createRoot(document.querySelector('#root') as HTMLElement)
  root.render(createElement(measured.Grid, { rows, language: LANGUAGE }))
  const mount = (await until(() => drawn(measured))) - mountStart
  await worstTask()

  const frames: number[] = []
  const scroller = measured.scroller()
  if (name !== 'mui' && name !== 'mantine') {
    let before = await frame()
    for (let step = 0; step < FRAMES; step++) {
      scroller.scrollTop += 300
      const now = await frame()
      frames.push(now - before)
      before = now
    }
    if (scroller.scrollTop < 300 * FRAMES * 0.9) throw new Error(`${name} did not scroll`)
    scroller.scrollTop = 0
    await until(() => drawn(measured))
  }
  await worstTask()

  const sortByName = async () => {
    const start = performance.now()
    measured.sort?.().click()
    return (await until(() => measured.names()[0]?.includes(first) ?? false)) - start
  }
  await rest()
  const sort = measured.sort && (await sortByName())
  const sortTask = measured.sort && (await worstTask())

  let filter: number | undefined
  let filterTask: number | undefined
  if (measured.search && measured.count) {
    const { count: shown } = measured
    const input = measured.search()
    const filterStart = performance.now()
    for (let length = 1; length <= QUERY.length; length++) {
      setValue?.call(input, QUERY.slice(0, length))
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await frame() // as fast as keys can be seen
    }
    filter = (await until(() => shown() === found)) - filterStart
    filterTask = await worstTask()
  }

  let sortAtOnce: number | undefined
  if (measured.sort) {
    root.render(null)
    await frame()
    // keyed, because a busy page may draw both at once and keep the state
    root.render(createElement(measured.Grid, { key: 'again', rows: makeRows(count), language: LANGUAGE }))
    await until(() => drawn(measured))
    sortAtOnce = await sortByName()
  }
  return { mount, frames, sort, sortTask, sortAtOnce, filter, filterTask }
}

Object.assign(window, { measure })
