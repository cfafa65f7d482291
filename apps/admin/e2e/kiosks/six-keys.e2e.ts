import type { Page } from '@playwright/test'
import { expect, sharedTest as test } from '../support/journey'

/** Replaces the browser's speech with one that keeps what it is given to say; its Swedish voice is on the device. */
function giveVoice() {
  const said: string[] = []
  function createUtterance(text: string) {
    return Object.assign(new EventTarget(), { text })
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [
      { lang: 'sv-SE', localService: true },
      { lang: 'en-GB', localService: false },
    ],
    speak(utterance: ReturnType<typeof createUtterance>) {
      said.push(utterance.text)
      utterance.dispatchEvent(new Event('end'))
    },
    cancel() {},
  })
  Object.assign(globalThis, { said })
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis })
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: createUtterance })
}

/** A visitor without sight, who presses keys and hears speech. */
function visitorAt(kiosk: Page) {
  /** Number of lines that were heard. */
  let heard = 0
  async function linesAfter(from: number, wanted: RegExp): Promise<string[]> {
    const lines = await kiosk.waitForFunction(
      ({ first, source }) => {
        const all: string[] = Reflect.get(globalThis, 'said')
        const found = all.slice(first)
        return found.some((line) => new RegExp(source).test(line)) && found
      },
      { first: from, source: wanted.source },
    )
    return (await lines.jsonValue()) || []
  }
  return {
    /** Waits for a line of speech. */
    async hears(wanted: RegExp): Promise<string> {
      const lines = await linesAfter(heard, wanted)
      const at = lines.findIndex((line) => wanted.test(line))
      heard += at + 1
      return lines[at] ?? ''
    },
    /** Presses a key until speech has a line. */
    async presses(key: string, wanted: RegExp): Promise<void> {
      const all: string[] = []
      while (all.length < 300) {
        await kiosk.keyboard.press(key)
        const lines = await linesAfter(heard, /./)
        heard += lines.length
        all.push(...lines)
        if (lines.some((line) => wanted.test(line))) return
      }
      throw new Error(`${wanted} is never said, but ${all.join(' | ')}`)
    },
  }
}

test('a visitor finds a shop and its way by six keys and sound alone', { tag: '@nightly' }, async ({ station }) => {
  const kiosk = await station('K2')
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Strandgallerian' })).toBeVisible()
  await kiosk.addInitScript(giveVoice)
  await kiosk.reload()
  await expect(kiosk.getByRole('button', { name: 'Uppläsning' })).toBeVisible()
  const { hears, presses } = visitorAt(kiosk)
  const { keyboard } = kiosk

  await keyboard.press('ArrowDown')
  await hears(/^Håll in Enter/)
  await keyboard.down('Enter')
  await hears(/^Uppläsning är på\.$/)
  await keyboard.up('Enter')
  await hears(/^Med upp- och nedpilen/)
  await hears(/^Strandgallerian$/)

  await presses('ArrowRight', /^Sök, knapp$/)
  await keyboard.press('Enter')
  await hears(/^Sök, sökfält, tomt$/)
  await presses('Enter', /^q, knapp, 1 av \d+$/)
  const typed = { g: 'ArrowRight', r: 'ArrowLeft', a: 'ArrowRight', d: 'ArrowRight' }
  let text = ''
  for (const [letter, arrow] of Object.entries(typed)) {
    await presses(arrow, new RegExp(`^${letter}, knapp`))
    text += letter
    await keyboard.press('Enter')
    await hears(new RegExp(`^${text}$`))
  }
  await presses('ArrowUp', /^Grad, .*knapp|^Grad .*knapp/)
  await keyboard.press('Enter')
  await hears(/^Grad$/)

  await presses('ArrowDown', /^Visa vägen.*knapp$/)
  await keyboard.press('Enter')
  await hears(/^Grad$/)
  await hears(/^Steg 1 av \d+ /)
  await presses('ArrowDown', /^Nästa steg, knapp$/)
  await presses('Enter', /^Steg (\d+) av \1 .*Grad/)

  // the device has no English voice, so there is no button and no speech
  await presses('Escape', /^Grad$/)
  await expect(kiosk.getByRole('button', { name: 'Uppläsning' })).toHaveAttribute('aria-pressed', 'true')
  await kiosk.getByRole('button', { name: 'English' }).click()
  await expect(kiosk.getByRole('button', { name: 'High contrast' })).toBeVisible()
  await expect(kiosk.getByRole('button', { name: 'Read aloud' })).toHaveCount(0)
})
