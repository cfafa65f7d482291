import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PinInput } from './pin-input'

const meta = {
  title: 'Fields/PinInput',
  component: PinInput,
  args: { label: 'Code', onValueChange: fn(), onComplete: fn() },
  parameters: {
    guide: {
      use: ['One-time codes of a mail, message or authenticator app.'],
      avoid: [
        'Passwords and other secrets that are used again. Use `PasswordField`.',
        'Numbers with a meaning. Use `NumberField`.',
      ],
      keyboard: [
        ['←, →', 'Move the caret.'],
        ['Backspace, Delete', 'Remove a character.'],
        ['Ctrl V', 'Fills in the whole code.'],
      ],
      accessibility: [
        'One text input over the boxes, so it is read as one field and phones offer the code of a message.',
      ],
      do: {
        text: 'A code that is used once, with a hint where it comes from.',
        render: () => <PinInput label="Code" hint="Six digits from your authenticator app." />,
      },
      dont: {
        text: 'A number with a meaning, cut into boxes.',
        render: () => <PinInput label="Phone number" length={8} />,
      },
    },
  },
} satisfies Meta<typeof PinInput>

export default meta
type Story = StoryObj<typeof meta>

/** Digits only; the complete code is reported once. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(code, '12a345')
    await expect(code).toHaveValue('12345')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('67')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456')
    await expect(code).toHaveValue('123456')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12345')
  },
}

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.click(code)
    await userEvent.paste(' 123-456 ')
    await expect(code).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456')
  },
}

/** A press anywhere on the boxes focuses the input. */
export const Pointer: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' })
    const { left, right, top, height } = code.getBoundingClientRect()
    for (const x of [left + 8, right - 8]) {
      await expect(document.elementFromPoint(x, top + height / 2)).toBe(code)
    }
    await expect(right - left).toBeGreaterThan(200)
  },
}

export const Letters: Story = {
  args: { type: 'text', length: 4 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'x-7Qé')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenLastCalledWith('x7Qé')
  },
}

/** A controlled code is emptied by the caller, as after a wrong one. */
export const Controlled: Story = {
  render: function Render() {
    const [code, setCode] = useState('')
    const [wrong, setWrong] = useState(false)
    return (
      <PinInput
        label="Code"
        length={4}
        value={code}
        error={wrong && 'Wrong code'}
        onValueChange={(next) => {
          setCode(next)
          setWrong(false)
        }}
        onComplete={() => {
          setCode('')
          setWrong(true)
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.type(code, '1234')
    await expect(code).toHaveValue('')
    await expect(code).toHaveAccessibleDescription('Wrong code')
    await userEvent.keyboard('5')
    await expect(code).toHaveValue('5')
  },
}

export const ReadOnly: Story = {
  args: { defaultValue: '1234', readOnlyReason: 'Wait for the next code.' },
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.type(code, '5')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(code).toHaveAccessibleDescription('Wait for the next code.')
  },
}

export const AllStates: Story = {
  tags: ['compact'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20, maxWidth: 640 }}>
      <PinInput label="Code" defaultValue="123" hint="Six digits, from the message." required />
      <PinInput label="PIN" length={4} mask defaultValue="1234" />
      <PinInput label="Code" defaultValue="123456" error="Wrong code" />
      <PinInput label="Code" value="123456" readOnlyReason="The code was checked." />
      <PinInput label="Code" defaultValue="12" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const code = canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Code' })[0]
    code?.focus()
    code?.setSelectionRange(3, 3)
    await expect(code).toHaveFocus()
  },
}
