import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { shopFront } from '../../media/media.fixture'
import * as AppShell from '../app-shell/app-shell.parts'
import * as Sidebar from '../sidebar/sidebar.parts'
import { LogoUpload, type LogoUploadProps } from './logo-upload'

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 152 36" width="152" height="36"><rect width="36" height="36" rx="7" fill="${colour}"/><path d="M7 24c6-8 16-8 22 0" stroke="white" stroke-width="3" fill="none"/><rect x="46" y="13" width="106" height="10" rx="2" fill="${colour}"/></svg>`
const mark = (colour: string) => `data:image/svg+xml,${encodeURIComponent(drawing(colour))}`

const petrol = mark('#0f7f93')
const picture = (name = 'logo.svg', bytes = 0) =>
  new File([drawing('#8a2b52'), new Uint8Array(bytes)], name, { type: 'image/svg+xml' })

const meta = {
  title: 'Layout/LogoUpload',
  component: LogoUpload,
  args: { name: 'Strandgallerian', src: petrol, onUpload: fn(async () => {}), onRemove: fn(async () => {}) },
  parameters: {
    guide: {
      use: ['The logo of the organisation, shown at its place and replaced by a press.'],
      avoid: ['Pictures of records. Use `ImageField`.'],
      keyboard: [['Enter, Space', 'Open the file dialog.']],
      accessibility: [
        'A refused file and a failed upload are announced; upload by drop has the button as alternative.',
      ],
      do: {
        text: 'A wide mark with a transparent background, which stays clear when it is small.',
        render: () => <LogoUpload name="Strandgallerian" src={petrol} onUpload={async () => {}} />,
      },
      dont: {
        text: 'A picture of a record: nothing in it is seen at the height of a logo. Use ImageField.',
        render: () => <LogoUpload name="Ask & Alm" src={shopFront} onUpload={async () => {}} />,
      },
    },
  },
} satisfies Meta<typeof LogoUpload>

export default meta
type Story = StoryObj<typeof meta>

const never = () => new Promise<never>(() => {})
const more = 'More actions for the logo'
const button = { rest: 'Strandgallerian: Change the logo', empty: 'Strandgallerian: Add a logo' }

/** Dispatches drag events like the browser. */
function drag(on: Element, type: 'dragover' | 'dragleave' | 'drop', ...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, relatedTarget: document.body }))
}

const input = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement

/** Default, hover, focus, empty, drag over, busy, error, read-only, dark logo, and a missing picture. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 220px)', gap: 24, alignItems: 'start' }}>
      <LogoUpload {...args} />
      <LogoUpload {...args} name="Hovered" data-force="hover" />
      <LogoUpload {...args} name="None" src={undefined} />
      <LogoUpload {...args} name="Under a file" data-dragging="true" />
      <LogoUpload {...args} name="Busy" onUpload={never} />
      <LogoUpload {...args} name="Wrong" />
      <LogoUpload {...args} name="Read-only" readOnlyReason="You can read the mall, not change it." />
      <LogoUpload {...args} name="Dark" src={mark('#1c1c24')} onWhite />
      <LogoUpload {...args} name="Gallerian" src="data:image/png;base64,broken" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const logos = [...canvasElement.querySelectorAll<HTMLElement>('[data-slot=logo-upload]')]
    const [first, , , , busy, wrong, locked] = logos
    if (!first || !busy || !wrong || !locked) throw new Error('no logos')
    await waitFor(() => expect(first.querySelector('img')?.getBoundingClientRect().height).toBe(36))
    await userEvent.upload(input(busy), picture())
    await expect(canvas.getByRole('button', { name: 'Busy: Change the logo' })).toHaveAttribute('aria-busy', 'true')
    drag(wrong, 'drop', picture('logo.pdf'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('File type is not allowed')
    await expect(canvas.getByRole('button', { name: 'Read-only' })).toHaveAttribute('aria-disabled', 'true')
    await expect(await canvas.findByText('Gallerian')).toBeVisible()
  },
}

function Kept(args: LogoUploadProps) {
  const [src, setSrc] = useState(args.src)
  return (
    <LogoUpload
      {...args}
      src={src}
      onUpload={async (file) => {
        await args.onUpload(file)
        setSrc(mark('#8a2b52'))
      }}
      onRemove={async () => {
        await args.onRemove?.()
        setSrc(undefined)
      }}
    />
  )
}

/** Button pattern: Tab focuses it, Enter and Space open the picker; removing keeps the focus. */
export const ByKeyboard: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    const opened = fn()
    const picker = input(canvasElement)
    picker.click = opened
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: button.rest })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(opened).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: more })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Change the logo' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: button.empty })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: more })).toBeNull()
  },
}

/** Shows the picked file immediately, busy until saved. */
export const Picked: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    let saved = () => {}
    const { onUpload } = args as unknown as { onUpload: ReturnType<typeof fn> }
    onUpload.mockImplementationOnce(() => new Promise<void>((done) => (saved = done)))
    const before = canvasElement.querySelector('img')?.src
    await userEvent.upload(input(canvasElement), picture())
    await expect(onUpload).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving the logo')
    // one at a time
    drag(canvas.getByRole('button', { name: button.rest }), 'drop', picture('second.png'))
    await expect(onUpload).toHaveBeenCalledOnce()
    saved()
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toContain('8a2b52'))
    await expect(canvasElement.querySelector('img')?.src).not.toBe(before)
  },
}

export const Dropped: Story = {
  args: { src: undefined },
  play: async ({ canvas, canvasElement, args }) => {
    const logo = canvas.getByRole('button', { name: button.empty })
    const root = canvasElement.querySelector('[data-slot=logo-upload]') as HTMLElement
    drag(logo, 'dragover', picture())
    await waitFor(() => expect(root).toHaveAttribute('data-dragging'))
    drag(root, 'dragleave')
    await waitFor(() => expect(root).not.toHaveAttribute('data-dragging'))
    drag(logo, 'drop', picture('dropped.png'))
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce())
  },
}

/** A cancelled picker, and a drop without a file. */
export const NothingChosen: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    fireEvent.change(input(canvasElement), { target: { files: [] } })
    drag(canvas.getByRole('button', { name: button.rest }), 'drop')
    await expect(args.onUpload).not.toHaveBeenCalled()
    await expect(screen.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Rejected before the upload, or not saved: the previous logo returns, and the error describes the button. */
export const Failing: Story = {
  args: {
    maxBytes: 3 * 1024 * 1024,
    onUpload: fn(() => Promise.reject(new Error('out of reach'))),
    onRemove: fn(() => Promise.reject(new Error('out of reach'))),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const logo = canvas.getByRole('button', { name: button.rest })
    drag(logo, 'drop', picture('huge.svg', 3 * 1024 * 1024))
    await expect(await screen.findByRole('alert')).toHaveTextContent('File must be at most 3 MB')
    await expect(args.onUpload).not.toHaveBeenCalled()
    await userEvent.upload(input(canvasElement), picture())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Couldn’t save the logo\./))
    await expect(logo).toHaveAccessibleDescription(/^Couldn’t save the logo\./)
    await expect(canvasElement.querySelector('img')?.src).toBe(args.src)
    await userEvent.click(canvas.getByRole('button', { name: more }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove the logo' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Couldn’t remove the logo\./))
  },
}

/** The caller knows the reason of a refused upload. */
export const Refused: Story = {
  args: {
    onUpload: fn(() => Promise.reject(new Error('File content doesn’t match its extension'))),
    errorText: (error) => (error instanceof Error ? error.message : undefined),
  },
  play: async ({ canvasElement }) => {
    await userEvent.upload(input(canvasElement), picture())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('File content doesn’t match its extension'))
  },
}

/** Without write permission: shown, locked, with a readable reason. */
export const ReadOnly: Story = {
  args: { readOnlyReason: 'You can read the mall, not change it.' },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Strandgallerian' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('You can read the mall, not change it.')
    const opened = fn()
    input(canvasElement).click = opened
    await userEvent.keyboard('{Enter}')
    await expect(opened).not.toHaveBeenCalled()
    drag(canvas.getByRole('button'), 'drop', picture())
    await expect(args.onUpload).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: more })).toBeNull()
  },
}

/** At the top of the sidebar; cropped in the rail. */
export const InTheSidebar: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[false, true].map((collapsed) => (
        <AppShell.Root key={String(collapsed)} collapsed={collapsed} style={{ minHeight: 110 }}>
          <div style={{ background: 'var(--k-canvas)', padding: '0 10px' }}>
            <Sidebar.Top>
              <LogoUpload {...args} />
            </Sidebar.Top>
          </div>
        </AppShell.Root>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const logos = await waitFor(() => canvas.getAllByRole('button', { name: button.rest }))
    await waitFor(() => expect(logos.some((logo) => logo.getBoundingClientRect().width === 36)).toBe(true))
  },
}

/** A refused file says why in whole words, in the sidebar and in the rail, and moves nothing. */
export const RefusedInTheSidebar: Story = {
  tags: ['picture', '!autodocs'],
  parameters: { picture: { of: '[role="alert"]' } },
  render: (args) => (
    <AppShell.Root style={{ minHeight: 160 }}>
      <AppShell.Sidebar>
        <Sidebar.Top>
          <LogoUpload {...args} />
          <AppShell.CollapseButton />
        </Sidebar.Top>
      </AppShell.Sidebar>
    </AppShell.Root>
  ),
  play: async ({ canvas }) => {
    const logo = await canvas.findByRole('button', { name: button.rest })
    const collapse = canvas.getByRole('button', { name: 'Collapse the menu' })
    const before = collapse.getBoundingClientRect()
    const place = logo.getBoundingClientRect()
    drag(logo, 'drop', picture('logo.pdf'))
    const reason = await screen.findByRole('alert')
    await expect(reason).toHaveTextContent('File type is not allowed')
    await expect(reason.scrollWidth).toBeLessThanOrEqual(reason.clientWidth)
    await expect(collapse.getBoundingClientRect()).toEqual(before)
    await expect(logo.getBoundingClientRect()).toEqual(place)
    await expect(logo).toHaveAccessibleDescription('File type is not allowed')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    drag(logo, 'drop', picture('logo.pdf'))
    await screen.findByRole('alert')
  },
}
