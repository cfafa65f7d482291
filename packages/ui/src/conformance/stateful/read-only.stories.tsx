import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoot } from 'react-dom/client'
import { expect } from 'storybook/test'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import { twoFrames } from '../at-rest'
import type { Stateful, StateProps } from './state-checks'
import { stateful } from './stateful'

/** What the fields of the kit send with a plain form when they are read-only. */
const meta = { title: 'Kit/Read-only fields', tags: ['!autodocs', '!dev'], render: () => <></> } satisfies Meta

export default meta

const locked = { readOnlyReason: 'Set by the mall.' }

/** Fields that have a value from the beginning. */
const neverEmpty = ['RangeSlider', 'ScheduleField', 'SegmentedControl', 'Slider']

/** A number whose text has a separator. */
const fields: Record<string, Stateful> = { ...stateful, NumberField: { ...stateful.NumberField, from: 1234 } }

async function sentBy({ draw }: Stateful, props: StateProps) {
  const form = document.body.appendChild(document.createElement('form'))
  const root = createRoot(form)
  root.render(<KioskUiProvider>{draw({ name: 'field', ...props })}</KioskUiProvider>)
  await twoFrames()
  const sent = [...new FormData(form)].flatMap(([name, value]) => (/^field(\[\])?$/.test(name) ? [value] : []))
  root.unmount()
  form.remove()
  return sent
}

/** The texts of a value that has them. */
function textsOf(value: unknown): string[] | undefined {
  if (Array.isArray(value)) return value.every((one) => typeof one !== 'object') ? value.map(String) : undefined
  if (typeof value === 'boolean') return value ? ['on'] : []
  return typeof value === 'object' ? undefined : [String(value)]
}

export const SendTheirValue: StoryObj = {
  play: async () => {
    const senders: string[] = []
    for (const [name, field] of Object.entries(fields)) {
      if ((field.prop ?? 'value') !== 'value') continue
      const values = [field.from, field.to]
      for (const defaultValue of values) {
        const sent = await sentBy(field, { defaultValue, ...locked })
        await expect([name, sent]).toEqual([name, await sentBy(field, { defaultValue })])
        if (sent.length === 0) continue
        senders.push(name)
        const texts = textsOf(defaultValue)
        if (texts) await expect([name, sent]).toEqual([name, texts])
      }
      const empty = await sentBy(field, locked)
      await expect([name, empty]).toEqual([name, await sentBy(field, {})])
      if (!neverEmpty.includes(name)) await expect([name, empty.join('')]).toEqual([name, ''])
    }
    await expect(new Set(senders).size).toBeGreaterThan(20)
  },
}
