import { calls, contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import h264Film from '@kiosk-admin/server/testing/films/h264-high.mp4?url'
import hevcFilm from '@kiosk-admin/server/testing/films/hevc-main.mp4?url'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { demoWithout } from '../../testing/demo-stories'
import { failing, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/Slideshows', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/SlideShow'
const named = (name: RegExp) => screen.findByRole('rowheader', { name })
const toast = (title: string) => screen.findByText(title, { selector: '[data-slot="toast-title"]' })
const openPage = async (name: string) => {
  await userEvent.click(await named(new RegExp(`^${name}`)))
  return screen.findByRole('group', { name })
}
const menuOf = async (row: RegExp, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: row }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }))
/** Waits until so many pictures of slides have loaded. */
const pictures = (count: number) =>
  waitFor(() =>
    expect(document.querySelectorAll('[data-slot="slide-image"][data-loading="drawn"]')).toHaveLength(count),
  )

/** A colleague changes the first slideshow's name and animation. */
async function changeAsColleague(app: TestApp) {
  const { client, mallId } = await app.signIn('editor')
  const [first] = await client.call(contentTypes.slideshow.calls.list, { query: { mallId, kind: 'info' } })
  if (!first) throw new Error('The demo has no slideshows')
  const { id, mallId: _, createdAt, updatedAt, updatedBy, contentStatus, ...body } = first
  await client.call(contentTypes.slideshow.calls.save, {
    params: { id },
    query: { mallId },
    body: { ...body, name: 'Redaktörens namn', animation: 'zoom' },
  })
}

export const List: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: 'main' } },
  play: async () => {
    await named(/^Välkommen 3 slides/)
    await expect(screen.getByRole('columnheader', { name: 'Slideshow' })).toBeVisible()
    await expect(screen.queryByText('Skärmvila')).toBeNull()
  },
}

export const Screensavers: Story = {
  ...adminStory({ path: '/published/Screensaver' }),
  play: async () => {
    await named(/^Skärmvila/)
    await expect(screen.getByRole('columnheader', { name: 'Screensaver' })).toBeVisible()
    await expect(screen.queryByText('Välkommen')).toBeNull()
    await openPage('Skärmvila')
    await expect(location.pathname).toMatch(/\/published\/SlideShow\/[0-9a-f-]{36}$/)
    await pictures(2)
  },
}

export const Edit: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: 'main' } },
  play: async () => {
    await openPage('Välkommen')
    await expect(screen.getByRole('heading', { level: 1, name: 'Välkommen' })).toBeVisible()
    await screen.findByRole('option', { name: /^Slide 1: Välkommen/ })
    await pictures(4)
  },
}

/** Rich text of a slide is edited on the stage in one language and saved; leaving with unsaved changes asks. */
export const SlideText: Story = {
  ...adminStory({ path }),
  play: async () => {
    const editor = within(await openPage('Välkommen'))
    const layer = await editor.findByRole('button', { name: /^Text: Welcome to/ })
    layer.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await editor.findByRole('radio', { name: 'Svenska' }))
    const text = await editor.findByRole('textbox', { name: 'Text' })
    await waitFor(() => expect(text).toHaveTextContent('Välkommen till Strandgallerian'))
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}a{/Control}Nytt!')
    await tab('Show')
    await userEvent.click(editor.getByRole('radio', { name: 'Slow' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await toast('Updated')
    await userEvent.click(editor.getByRole('radio', { name: 'Fast' }))
    await userEvent.click(screen.getByRole('link', { name: /^Offers/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await userEvent.click(editor.getByRole('button', { name: 'Undo' }))
    await expect(editor.getByRole('radio', { name: 'Slow' })).toBeChecked()
    const [list] = screen.getAllByRole('link', { name: /^Info Slideshows/ })
    if (list) await userEvent.click(list)
    const again = within(await openPage('Välkommen'))
    await waitFor(() => expect(again.getByRole('radio', { name: 'Slow' })).toBeChecked())
    const textLayer = await again.findByRole('button', { name: /^Text: Welcome to/ })
    textLayer.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await again.findByRole('radio', { name: 'Svenska' }))
    await waitFor(() => expect(again.getByRole('textbox', { name: 'Text' })).toHaveTextContent('Nytt!'))
  },
}

/** Text typed right after adding a text goes into it as a headline; its tools are in the panel. */
export const TypedAtOnce: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: 'main' } },
  play: async ({ step }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'New slideshow' }))
    const name = await screen.findByLabelText(/^Name/)
    await userEvent.type(name, 'Black Week')
    await userEvent.click(screen.getByRole('button', { name: 'Text' }))
    await userEvent.keyboard('23–29 november')
    await expect(name).toHaveValue('Black Week')
    const text = screen.getByRole('textbox', { name: 'Text' })
    await expect(text).toHaveFocus()
    await expect(within(text).getByRole('heading', { level: 2 })).toHaveTextContent('23–29 november')
    await step('its tools by keyboard and back', async () => {
      await userEvent.keyboard('{Alt>}{F10}{/Alt}')
      await expect(document.activeElement?.closest('[role="toolbar"]')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(text).toHaveFocus()
    })
    await step('left by Escape, moved, deleted and brought back', async () => {
      await userEvent.keyboard('{Escape}{ArrowDown}')
      const layer = await screen.findByRole('button', { name: /^Text: 23–29 november, .* 11% from the top/ })
      await expect(layer).toHaveFocus()
      await userEvent.keyboard('{Delete}')
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Text: 23–29/ })).toBeNull())
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(await screen.findByRole('button', { name: /^Text: 23–29 november, / })).toBeVisible()
    })
  },
}

/** Screensavers have their own menu entry and list, but share the address of slideshows. */
export const ScreensaverInTheMenu: Story = {
  ...adminStory({ path: '/published/Screensaver' }),
  play: async ({ step }) => {
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
    const here = (name: RegExp) => expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    const crumbs = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    await openPage('Skärmvila')
    await step('one that is there', async () => {
      await waitFor(() => here(/^Screensavers/))
      await expect(menu.getByRole('link', { name: /^Info Slideshows/ })).not.toHaveAttribute('aria-current')
      await expect(crumbs().queryByText('Info Slideshows')).toBeNull()
      await userEvent.click(crumbs().getByRole('link', { name: 'Screensavers' }))
      await expect(location.pathname).toBe('/published/Screensaver')
    })
    await step('a new one', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'New screensaver' }))
      await waitFor(() => here(/^Screensavers/))
      await expect(crumbs().getByText('New screensaver')).toBeVisible()
    })
    await step('and a slideshow to its own', async () => {
      await userEvent.click(menu.getByRole('link', { name: /^Info Slideshows/ }))
      await openPage('Välkommen')
      await waitFor(() => here(/^Info Slideshows/))
    })
  },
}

/** A new slideshow needs a name; after saving it has an address of its own. */
export const MakeOne: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New slideshow' }))
    await expect(location.pathname).toBe('/published/SlideShow/NewSlideShow')
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await expect(await screen.findAllByText('Field is required')).not.toHaveLength(0)
    await userEvent.type(screen.getByLabelText(/^Name/), 'Vårens nyheter')
    await userEvent.click(await screen.findByRole('button', { name: 'Opening hours' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await toast('Created')
    await waitFor(() => expect(location.pathname).toMatch(/[0-9a-f-]{36}$/))
    await expect(await screen.findByRole('heading', { level: 1, name: 'Vårens nyheter' })).toBeVisible()
  },
}

/** Pictures come from the mall's media library. */
export const PictureOnASlide: Story = {
  ...adminStory({ path }),
  play: async () => {
    const editor = within(await openPage('Välkommen'))
    const tools = within(await editor.findByRole('group', { name: 'Add to the slide' }))
    await userEvent.click(tools.getByRole('button', { name: 'Picture' }))
    const library = within(await screen.findByRole('dialog'))
    await userEvent.type(await library.findByRole('searchbox'), 'harbour')
    await userEvent.dblClick(await library.findByRole('gridcell', { name: /event-harbour-day/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await editor.findAllByRole('button', { name: /^Picture,/ })).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await toast('Updated')
  },
}

/** From the list: playback and schedule, without slides. */
const unplayable = '01990000-0000-7000-8000-000000000001'

/** A slideshow with a film that the kiosks can’t play. */
async function addUnplayableFilm(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const filmOf = async (address: string) => new File([await (await fetch(address)).arrayBuffer()], 'sommar.mp4')
  const [file] = await client.call(calls.uploadMedia, { query: { mallId }, files: [await filmOf(h264Film)] })
  if (!file) throw new Error('The film was not stored')
  const frame = { x: 0, y: 0, width: 1, height: 1 }
  const layer = { id: 'film', kind: 'video' as const, mediaId: file.id, frame }
  await client.call(contentTypes.slideshow.calls.save, {
    params: { id: unplayable },
    query: { mallId },
    body: { kind: 'info', name: 'Sommar', slides: [{ id: 'a', name: 'Film', index: 0, layers: [layer] }] },
  })
  // a slideshow is refused with such a film, but its file can be replaced by one
  const params = { id: file.id }
  await client.call(calls.replaceMediaFile, { params, files: [await filmOf(hevcFilm)] })
}

/** A film that the kiosks can’t play is named on its slide, and refused by name when it is chosen. */
export const UnplayableFilm: Story = {
  ...adminStory({ path: `${path}/${unplayable}`, before: addUnplayableFilm }),
  play: async ({ step }) => {
    const editor = within(await screen.findByRole('group', { name: 'Sommar' }))
    await step('on its slide', async () => {
      await tab('Layer')
      await userEvent.click(await editor.findByRole('button', { name: 'Video', pressed: false }))
      await expect(await editor.findByRole('alert')).toHaveTextContent(
        'Not shown, because the kiosks can’t play it (HEVC): sommar.mp4. Replace it with an H.264 video in an MP4 file.',
      )
    })
    await step('when it is chosen', async () => {
      await userEvent.click(editor.getByRole('button', { name: 'Replace' }))
      const picker = within(await screen.findByRole('dialog', { name: 'Choose from the media library' }))
      await userEvent.dblClick(await picker.findByRole('gridcell', { name: /^sommar\.mp4/ }))
      await expect(await picker.findByRole('alert')).toHaveTextContent(/^sommar\.mp4 can’t be chosen: /)
    })
  },
}

export const Settings: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await menuOf(/^More actions for Välkommen/, 'Settings')
    const form = within(await screen.findByRole('dialog', { name: 'Välkommen' }))
    await userEvent.selectOptions(await form.findByLabelText('Time per slide'), 'custom')
    const seconds = form.getByLabelText('Seconds per slide')
    await userEvent.clear(seconds)
    await userEvent.type(seconds, '601')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect((await form.findAllByText('Invalid value. Enter 600 or less.')).length).toBeGreaterThan(0)
    await userEvent.clear(seconds)
    await userEvent.type(seconds, '20')
    await userEvent.click(form.getByRole('radio', { name: 'Zoom' }))
    await userEvent.click(form.getByRole('radio', { name: 'At set times' }))
    // the fields of times precede those of dates
    const [[from], [to]] = [form.getAllByLabelText('From'), form.getAllByLabelText('To')]
    if (from) await userEvent.type(from, '10.00{Tab}')
    if (to) await userEvent.type(to, '20.00{Tab}')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await toast('Updated')
    await menuOf(/^More actions for Välkommen/, 'Settings')
    const again = within(await screen.findByRole('dialog', { name: 'Välkommen' }))
    await expect(await again.findByLabelText('Seconds per slide')).toHaveValue('20')
    await expect(again.getAllByLabelText('From')[0]).toHaveValue('10:00')
    await expect(again.getByRole('radio', { name: 'Zoom' })).toBeChecked()
  },
}

export const Preview: Story = {
  ...adminStory({ path }),
  play: async () => {
    await menuOf(/^More actions for Välkommen/, 'Preview')
    const dialog = within(await screen.findByRole('dialog', { name: /Välkommen/ }))
    await expect(await dialog.findByText(/^Welcome to Strandgallerian/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(location.search).toBe('')
  },
}

export const Conflict: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    await openPage('Välkommen')
    await changeAsColleague((loaded as { app: TestApp }).app)
    const name = screen.getByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Mitt namn')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'editor changed this too' }))
    await expect(question.getByText('Redaktörens namn')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Save choices' }))
    await toast('Updated')
    // the colleague's other change is merged
    await expect(screen.getByRole('radio', { name: 'Zoom' })).toBeChecked()
    await expect(name).toHaveValue('Mitt namn')
  },
}

/** Both versions of a conflict are shown in the interface language, also for fields of the editor. */
export const ConflictInSwedish: Story = {
  ...adminStory({ path, code: 'se' }),
  play: async ({ loaded }) => {
    await openPage('Välkommen')
    await changeAsColleague((loaded as { app: TestApp }).app)
    await tab('Bildspel')
    await userEvent.click(screen.getByRole('radio', { name: 'Glid' }))
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'editor har också ändrat detta' }))
    const field = within(question.getByRole('group', { name: 'Övergång' }))
    await expect(field.getByRole('radio', { name: /^Glid/ })).toBeChecked()
    await expect(field.getByRole('radio', { name: /^Zooma/ })).toBeVisible()
  },
}

export const CopyDeleteAndUndo: Story = {
  ...adminStory({ path }),
  play: async () => {
    await menuOf(/^More actions for Välkommen/, 'Copy')
    const question = within(await screen.findByRole('alertdialog', { name: 'Make a copy?' }))
    await expect(question.getByLabelText('Name of the copy')).toHaveValue('Välkommen (copy)')
    await userEvent.click(question.getByRole('button', { name: 'Copy' }))
    await toast('Copied')
    await named(/^Välkommen \(copy\)/)
    await menuOf(/^More actions for Välkommen \(copy\)/, 'Delete')
    const sure = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await userEvent.click(sure.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /\(copy\)/ })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await named(/^Välkommen \(copy\)/)
  },
}

export const Ordered: Story = {
  ...adminStory({ path }),
  play: async () => {
    await named(/^Välkommen/)
    screen.getByRole('button', { name: /^Move Välkommen/ }).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
        'Jul i gal',
        'Välkommen',
        'Sommar (u',
      ]),
    )
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: 'main' } },
  play: async () => {
    await openPage('Välkommen')
    await expect(await screen.findByText('You can view slideshows but not change them.')).toBeVisible()
    await expect(screen.getByLabelText(/^Name/)).toHaveAttribute('readonly')
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await pictures(4)
  },
}

export const ReaderOfScreensavers: Story = {
  ...adminStory({ path: '/published/Screensaver', user: 'reader' }),
  play: async () => {
    await openPage('Skärmvila')
    await expect(await screen.findByText('You can view screensavers but not change them.')).toBeVisible()
    await pictures(2)
  },
}

export const SaveFails: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'POST /Slideshow': 500 }) }),
  play: async () => {
    await openPage('Välkommen')
    await userEvent.type(screen.getByLabelText(/^Name/), '!')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Something goes wrong')).toBeVisible()
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('Välkommen!')
  },
}

export const Empty: Story = {
  ...adminStory({ path, seed: demoWithout('slideshow') }),
  play: async () => {
    await expect(await screen.findByText('No info slideshows yet')).toBeVisible()
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /Slideshow') }),
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeInTheDocument()
  },
}

export const Gone: Story = {
  ...adminStory({ path: `${path}/019b76da-a800-7000-8000-000000000000` }),
  play: async () => {
    await expect(await screen.findByText('This record no longer exists')).toBeVisible()
    const [back] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Info slideshows' })
    if (back) await userEvent.click(back)
    await named(/^Välkommen/)
  },
}

export const Icelandic: Story = {
  ...adminStory({ path, code: 'is' }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: 'main' } },
  play: async () => {
    await named(/^Välkommen 3 skyggnur/)
  },
}
