import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { byTouch, within as inside, phone } from '../conformance/touch'
import { ImageField } from './image-field/image-field'
import { categories, manyFiles } from './library/library.fixture'
import { MediaGrid } from './library/media-grid'
import { shopFront } from './media.fixture'
import { Uploader } from './uploader/uploader'
import { createSender } from './uploader/uploads.fixture'

const onChange = fn()
const opened = fn()

/** A media library on a phone, by touch. */
const meta = {
  title: 'Media/By touch',
  tags: ['!autodocs', '!dev'],
  beforeEach: () => {
    onChange.mockClear()
    opened.mockClear()
  },
  render: () => <></>,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const tile = (name: RegExp) => screen.findByRole('gridcell', { name })

/** Ten thousand files scroll by drag without selection; a tap selects, the menu has further actions. */
export const TouchLibrary: Story = {
  render: () => (
    <MediaGrid
      files={manyFiles(10_000)}
      categories={categories}
      actions={{ rename: fn(async () => undefined), remove: fn(async () => undefined) }}
      onOpen={opened}
      onValueChange={onChange}
      style={{ height: 700 }}
    />
  ),
  play: byTouch(async (touch, { canvas }) => {
    const first = await tile(/^0-/)
    await touch.drag(inside(await tile(/^4-/), 0.5), inside(first, 0.5))
    await expect(onChange).not.toHaveBeenCalled()
    await touch.tap(await tile(/^4-/))
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['m4']))
    await touch.tap(await tile(/^5-/))
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['m4', 'm5']))
    await touch.tap(within(await tile(/^5-/)).getByRole('button', { name: /^More actions for/ }))
    await touch.tap(await screen.findByRole('menuitem', { name: /^Open/ }))
    await waitFor(() => expect(opened).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('grid')).toBeVisible()
  }, phone),
}

/** Files come from the phone's picker; uploads can be cancelled and retried. */
export const TouchUploader: Story = {
  render: () => <Uploader send={createSender().send} onUploaded={onChange} />,
  play: byTouch(async (touch, { canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement
    const onInputClick = fn((event: Event) => event.preventDefault())
    input.addEventListener('click', onInputClick)
    await touch.tap(canvas.getByRole('button', { name: 'Choose files' }))
    await waitFor(() => expect(onInputClick).toHaveBeenCalledOnce())
    input.removeEventListener('click', onInputClick)
    await userEvent.upload(input, [new File(['a'], 'a.png')])
    await touch.tap(await canvas.findByRole('button', { name: 'Cancel a.png' }))
    await touch.tap(await canvas.findByRole('button', { name: /again/ }))
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
  }, phone),
}

const front = { url: shopFront, id: '7', name: 'front.png' }

const cutOf = () => onChange.mock.lastCall?.[0].crop

/** The crop is dragged by its centre and corners, without scrolling the page. */
export const TouchCrop: Story = {
  render: () => <ImageField label="Picture" defaultValue={front} onPickFile={fn()} onValueChange={onChange} />,
  play: byTouch(async (touch, { canvas }) => {
    await touch.tap(canvas.getByRole('button', { name: 'Crop' }))
    const window = await screen.findByRole('dialog', { name: 'Crop' })
    const dialog = within(window)
    const corner = await dialog.findByRole('button', { name: /right.*bottom|bottom.*right/i })
    const picture = window.querySelector('img') as HTMLImageElement
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(100))
    await touch.drag(corner, inside(picture, 0.5))
    await touch.tap(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(cutOf()?.width).toBeLessThan(0.7))
    await expect(cutOf().height).toBeLessThan(0.7)
  }, phone),
}

/** The focal point follows the finger. */
export const TouchFocalPoint: Story = {
  render: () => <ImageField label="Picture" defaultValue={front} onPickFile={fn()} onValueChange={onChange} />,
  play: byTouch(async (touch, { canvas }) => {
    await touch.tap(canvas.getByRole('button', { name: 'Focal point' }))
    const dialog = await screen.findByRole('dialog', { name: 'Focal point' })
    const picture = dialog.querySelector('img') as HTMLImageElement
    await waitFor(() => expect(picture.getBoundingClientRect().height).toBeGreaterThan(50))
    await touch.drag(inside(picture, 0.5), inside(picture, 0.25, 0.75))
    await touch.tap(within(dialog).getByRole('button', { name: 'Done' }))
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ focalPoint: { x: expect.closeTo(0.25, 1), y: expect.closeTo(0.75, 1) } }),
      ),
    )
  }, phone),
}
