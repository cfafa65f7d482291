import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { frame, until } from '../page'
import { names, openName } from './screen'

const kits: Record<string, () => Promise<{ Screen: ComponentType }>> = {
  kit: () => import('./kit'),
  mantine: () => import('./mantine'),
  mui: () => import('./mui'),
  aria: () => import('./aria'),
}

const KEYS = 60

async function gzipped(address: string): Promise<number> {
  const { body } = await fetch(address)
  if (!body) return 0
  const packed = await new Response(body.pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
  return packed.byteLength / 1000
}

/** Kilobytes after gzip of all loaded scripts or style sheets. */
async function loaded(ending: string): Promise<number> {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  const sizes = [...new Set(addresses)].filter((name) => name.endsWith(ending)).map(gzipped)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const inputs = () => [...document.querySelectorAll<HTMLInputElement>('form input')]
const buttonCalled = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

/** Types as a keyboard does, so that React and every kit's handlers run. */
function type(input: HTMLInputElement, letter: string) {
  const init = { key: letter, bubbles: true, cancelable: true }
  input.dispatchEvent(new KeyboardEvent('keydown', init))
  document.execCommand('insertText', false, letter)
  input.dispatchEvent(new KeyboardEvent('keyup', init))
}

async function measure(name: string) {
  const { Screen } = (await kits[name]?.()) ?? {}
  if (!Screen) throw new Error(`No kit is called ${name}`)
  await frame()
  await frame()
  const mountStart = performance.now()
  createRoot(document.querySelector('#root') as HTMLElement).render(createElement(Screen))
  const mount =
    (await until(() => inputs().length >= names.fields.length && Boolean(buttonCalled(openName)))) - mountStart
  await frame()
  await frame()

  const field = inputs()[0]
  if (!field) throw new Error('There is no field')
  field.focus()
  const keys: number[] = []
  for (let index = 0; index < KEYS; index++) {
    const before = performance.now()
    type(field, 'a')
    await frame()
    keys.push(performance.now() - before)
  }
  if (field.value.length !== KEYS) throw new Error(`${name} took ${field.value.length} of ${KEYS} letters`)

  const button = buttonCalled(openName)
  const openStart = performance.now()
  button?.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' }),
  )
  button?.dispatchEvent(
    new PointerEvent('pointerup', { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' }),
  )
  button?.click()
  const open = (await until(() => Boolean(document.querySelector('[role="dialog"]')))) - openStart
  await frame()
  return {
    mount,
    keys,
    open,
    elements: document.querySelectorAll('#root *').length,
    scripts: await loaded('.js'),
    styles: await loaded('.css'),
  }
}

Object.assign(window, { measure })
