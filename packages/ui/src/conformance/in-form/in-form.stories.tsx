import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { ContentForm, useContentForm } from '../../exports'
import { twoFrames } from '../at-rest'
import { inEach } from '../draw'
import { anything } from '../parts/forms'
import { parts } from '../parts/parts'
import { type Third, third } from '../thirds'

/**
 * Each part may stand in a form: it has no form inside, which browsers would submit by themselves, and only a button of
 * type `submit` saves.
 */
const meta = { title: 'Kit/Conformance in a form', tags: ['!autodocs', '!dev'], render: () => <></> } satisfies Meta

export default meta

/** Parts of a form have one around them. */
const isOfForm = (name: string) => name.startsWith('ContentForm.')

let saves = 0

function Around({ children }: { children: ReactNode }) {
  const form = useContentForm({
    initial: {},
    schema: anything,
    onSubmit: async (saved) => {
      saves += 1
      return { saved }
    },
  })
  return <ContentForm.Root form={form}>{children}</ContentForm.Root>
}

const nested = () => [...document.querySelectorAll('form form')].map(({ outerHTML }) => `has ${outerHTML.slice(0, 80)}`)

/** Presses every button, and Enter in every input, of a part. */
async function pressAll(root: HTMLElement): Promise<string[]> {
  const faults = nested()
  // a press would leave the page
  if (faults.length > 0) return faults
  const before = saves
  for (const button of root.querySelectorAll('button')) {
    if (!button.isConnected) continue
    button.click()
    await twoFrames()
    faults.push(...nested())
    if (saves > before) return [...faults, `saves by its button “${button.textContent}”`]
  }
  for (const input of root.querySelectorAll('input')) {
    if (!input.isConnected || input.type === 'file') continue
    input.focus()
    await userEvent.keyboard('{Enter}')
    faults.push(...nested())
  }
  return faults
}

declare const navigation: EventTarget

const inForm = (which: Third): StoryObj => ({
  play: async () => {
    const faults: string[] = []
    let part = ''
    const onSubmit = (event: Event) => {
      if (!event.defaultPrevented) faults.push(`${part} is submitted by the browser`)
      event.preventDefault()
    }
    const onNavigate = (event: Event) => {
      faults.push(`${part} leaves the page`)
      event.preventDefault()
    }
    window.addEventListener('submit', onSubmit)
    navigation.addEventListener('navigate', onNavigate)
    const others = parts.filter(([name]) => !isOfForm(name))
    try {
      const found = await inEach(
        third(others, which),
        async ({ name, root }) => {
          part = name
          return (root ? await pressAll(root) : []).map((fault) => `${name} ${fault}`)
        },
        (drawn) => <Around>{drawn}</Around>,
      )
      await expect([...faults, ...found]).toEqual([])
    } finally {
      window.removeEventListener('submit', onSubmit)
      navigation.removeEventListener('navigate', onNavigate)
    }
  },
})

export const PartsFirst = inForm('first')
export const PartsSecond = inForm('second')
export const PartsThird = inForm('third')
