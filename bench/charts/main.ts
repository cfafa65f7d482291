import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { frame, until } from '../page'
import { type Measured, makeFigures } from './figures'

const charts: Record<string, () => Promise<{ measured: Measured }>> = {
  kit: () => import('./kit'),
  recharts: () => import('./recharts'),
}

const STEPS = 240

async function measure(name: string, series: number, points: number) {
  const { measured } = (await charts[name]?.()) ?? {}
  if (!measured) throw new Error(`No chart is called ${name}`)
  const figures = makeFigures(series, points)
  // each point of a line is in its path
  const drawn = () => {
    const whole = measured.lines().filter((path) => path.split('L').length >= points)
    return whole.length >= series
  }

  await frame()
  await frame()
  const mountStart = performance.now()
  createRoot(document.querySelector('#root') as HTMLElement).render(createElement(measured.Chart, { figures }))
  const mount = (await until(drawn)) - mountStart
  await frame()
  await frame()

  // the pointer moves from left to right over another point at each step
  const plot = measured.plot()
  const { left, top, width, height } = plot.getBoundingClientRect()
  const init = { bubbles: true, composed: true, cancelable: true, view: window }
  const target = () => document.elementFromPoint(left + width / 2, top + height / 2) ?? plot
  const move = (share: number) => {
    const at = { ...init, clientX: left + width * share, clientY: top + height / 2 }
    const element = target()
    element.dispatchEvent(new PointerEvent('pointermove', at))
    element.dispatchEvent(new MouseEvent('mousemove', at))
  }
  target().dispatchEvent(new PointerEvent('pointerover', { ...init, clientX: left + 100, clientY: top + 100 }))
  target().dispatchEvent(new MouseEvent('mouseover', { ...init, clientX: left + 100, clientY: top + 100 }))
  move(0.1)
  await until(() => measured.tooltip() !== '')

  const hovers: number[] = []
  const frames: number[] = []
  for (let step = 0; step < STEPS; step++) {
    const before = measured.tooltip()
    const began = performance.now()
    move(0.12 + (0.7 * step) / STEPS)
    hovers.push((await until(() => measured.tooltip() !== before)) - began)
    frames.push((await frame()) - began)
  }
  return { mount, hovers, frames }
}

Object.assign(window, { measure })
