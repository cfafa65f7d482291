import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test'
import '../../kiosk.css'
import { displayParameters, onDisplay } from '../../testing/display'
import { lostSlide, playing, quiet, show, titleSlide, welcome } from '../../testing/slides-fixture'
import { StartPage } from '../start-page'
import { Visit } from '../visit'
import { Screensaver } from './screensaver'

const now = new Date('2026-11-21T14:45:00+01:00')
const fetchFrame = async () => null

const meta = {
  title: 'Kiosk/Slideshows',
  component: StartPage,
  parameters: displayParameters,
  args: {
    publication: playing(welcome),
    now,
    orientation: 'portrait',
    language: 'en',
    onLanguageChange: () => {},
    onOpen: fn(),
  },
  decorators: [onDisplay],
} satisfies Meta<typeof StartPage>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const words = (canvas: Canvas, name: string) => canvas.findByRole('heading', { name })

const rectOf = (element: Element) => element.getBoundingClientRect()

/** A slide fills the screen on its own background, as in the editor. */
async function atItsOwnSize(canvas: Canvas, [across, down]: [number, number]) {
  await expect(await words(canvas, 'Welcome to Strandgallerian')).toBeVisible()
  const slide = canvas.getByRole('group', { name: '1 of 1' })
  const display = document.querySelector('[data-display]') as HTMLElement
  const { left, top, width, height } = rectOf(slide)
  // the story's display has a scrollbar, a kiosk's screen has none
  const shown = (rectOf(display).width * display.clientWidth) / display.offsetWidth
  await expect(width).toBeCloseTo(shown, 0)
  await expect(height).toBeCloseTo((width * down) / across, 0)
  await expect(left).toBeCloseTo(rectOf(display).left, 0)
  await expect(top).toBeCloseTo(rectOf(display).top, 0)
  await expect(getComputedStyle(slide).backgroundColor).toBe('rgb(243, 239, 230)')
  // only controls may cover the slide
  await expect(rectOf(canvas.getByRole('heading', { level: 1, name: 'Strandgallerian' })).top).toBeGreaterThan(
    top + height,
  )
}

/** Info slideshows fill the screen; a touch scrolls to the menu, and visitors can pause them. */
export const AtItsOwnSize: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await atItsOwnSize(canvas, [9, 16])
    const slides = canvas.getByRole('region', { name: 'News from the mall' })
    const display = document.querySelector('[data-display]') as HTMLElement
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await waitFor(() => expect(rectOf(slides).bottom).toBeLessThanOrEqual(rectOf(display).top + 1))
    await expect(canvas.getByRole('button', { name: 'Shops' })).toBeVisible()
    display.scrollTop = 0
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** On a landscape display, landscape slides are shown. */
export const Landscape: Story = {
  args: { orientation: 'landscape' },
  tags: ['picture'],
  parameters: { display: [1920, 1080, 0.6] },
  play: ({ canvas }) => atItsOwnSize(canvas, [16, 9]),
}

/** The same on a phone. */
export const Narrow: Story = {
  tags: ['picture'],
  parameters: { display: [390, 844, 1] },
  play: ({ canvas }) => atItsOwnSize(canvas, [9, 16]),
}

/** Returning from another page scrolls to the menu instead of the slides. */
export const BackToTheMenu: Story = {
  render: ({ publication, language, onLanguageChange }) => (
    <Visit {...{ publication, now, language, onLanguageChange, fetchFrame }} />
  ),
  play: async ({ canvas }) => {
    const display = document.querySelector('[data-display]') as HTMLElement
    await words(canvas, 'Welcome to Strandgallerian')
    await expect(display.scrollTop).toBe(0)
    // its button lies on the slides, whose touches pass beside it
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Shops' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await canvas.findByRole('navigation', { name: 'Menu' })
    await waitFor(() => expect(rectOf(canvas.getByRole('banner')).top).toBeCloseTo(rectOf(display).top, 0))
  },
}

/** Nothing at the bottom of the page covers the buttons of the slides. */
const controlsClear = (display: [width: number, height: number, scale: number]): Story => ({
  // the bar lies on the menu below the slides until that is scrolled up, which axe takes for a smaller target
  parameters: { display, a11y: { options: { rules: { 'target-size': { enabled: false } } } } },
  render: ({ publication, language, onLanguageChange }) => (
    <Visit {...{ publication, now, language, onLanguageChange, fetchFrame }} />
  ),
  play: async ({ canvas }) => {
    await words(canvas, 'Welcome to Strandgallerian')
    for (const name of ['Pause', 'Menu']) {
      const control = await canvas.findByRole('button', { name })
      // the slides move up as the height of the bar at the bottom becomes known
      await waitFor(() => {
        const { x, y, width, height } = rectOf(control)
        for (const left of [x + 4, x + width - 4])
          for (const top of [y + 4, y + height - 4])
            expect(control).toContainElement(document.elementFromPoint(left, top) as HTMLElement)
      })
    }
  },
})

export const ControlsOnLandscape: Story = controlsClear([1920, 1080, 0.6])
export const ControlsOnPortrait: Story = controlsClear([1080, 1920, 0.45])
export const ControlsOnPhone: Story = controlsClear([390, 844, 1])

const ended = show(201, {
  timing: { from: null, to: null, startDate: null, endDate: '2026-11-20', weekdays: [] },
  slides: [titleSlide('Yesterday', 'I går')],
})

/** Without due slideshows the menu fills the screen. */
export const NoneDue: Story = {
  args: { publication: playing(ended) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Shops' })).toBeVisible()
    await expect(canvas.queryByText('Yesterday')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull()
  },
}

const quick = { displaySpeed: { custom: 1 }, animation: 'fade' }
const inTurn = playing(
  show(202, { ...quick, slides: [titleSlide('One', 'Ett')] }),
  show(203, { ...quick, slides: [lostSlide] }),
  show(204, { ...quick, slides: [titleSlide('Two', 'Två')] }),
)

/** Several slideshows play one after the other, each at its own speed; one that fails to load is skipped. */
export const OneAfterTheOther: Story = {
  args: { publication: inTurn, language: 'se' },
  play: async ({ canvas }) => {
    await words(canvas, 'Ett')
    await words(canvas, 'Två')
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Ett' })).toBeNull())
    await words(canvas, 'Ett')
    await userEvent.click(canvas.getByRole('button', { name: 'Pausa' }))
    await expect(canvas.getByRole('button', { name: 'Spela upp' })).toBeVisible()
  },
}

const saver = { onCover: fn(), onWake: fn() }

/** In standby a screensaver fills the screen. */
export const OnTheWholeScreen: Story = {
  args: { publication: playing(quiet) },
  tags: ['picture'],
  render: ({ publication, orientation, language }) => (
    <Screensaver {...{ publication, orientation, language, now, ...saver }} />
  ),
  play: async ({ canvas }) => {
    await expect(await words(canvas, 'Touch the screen and find your way')).toBeVisible()
    await waitFor(() => expect(saver.onCover).toHaveBeenLastCalledWith(true))
  },
}

/** A landscape screensaver, with the band of a preview. */
export const OnALyingScreen: Story = {
  args: { publication: playing(quiet), orientation: 'landscape', language: 'se', band: 'Förhandsvisning.' },
  tags: ['picture'],
  parameters: { display: [1920, 1080, 0.6] },
  render: ({ publication, orientation, language, band }) => (
    <Screensaver {...{ publication, orientation, language, band, now, ...saver }} />
  ),
  play: async ({ canvas }) => {
    await expect(await words(canvas, 'Tryck på skärmen och hitta rätt')).toBeVisible()
    await expect(canvas.getByText('Förhandsvisning.')).toBeVisible()
  },
}

const standby = (publication = playing(quiet)): Pick<Story, 'args' | 'render'> => ({
  args: { publication },
  render: function Resting({ publication, language: first }) {
    const [language, setLanguage] = useState<LanguageCode>(first)
    return <Visit defaultStandby {...{ publication, now, language, fetchFrame }} onLanguageChange={setLanguage} />
  },
})

/** The touch that ends the screensaver presses nothing below it. */
export const EndedByATouch: Story = {
  ...standby(),
  play: async ({ canvas }) => {
    const screen = (await words(canvas, 'Touch the screen and find your way')).closest('main') as HTMLElement
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Menu' })).toBeNull())
    await userEvent.click(screen)
    await expect(await canvas.findByRole('navigation', { name: 'Menu' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Touch the screen and find your way' })).toBeNull()
    // the next touch presses a menu entry
    await userEvent.click(canvas.getByRole('button', { name: 'Shops' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Shops' })).toBeVisible()
  },
}

/** A key ends the screensaver and presses nothing. */
export const EndedByAKey: Story = {
  ...standby(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Menu' })).toBeNull())
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('navigation', { name: 'Menu' })).toBeVisible()
  },
}

/** A swipe or a long press, which produce no click, end the screensaver. */
export const EndedByASwipe: Story = {
  ...standby(),
  play: async ({ canvas }) => {
    const screen = (await words(canvas, 'Touch the screen and find your way')).closest('main') as HTMLElement
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Menu' })).toBeNull())
    await fireEvent.pointerDown(screen)
    await expect(screen).toBeVisible()
    await fireEvent.pointerUp(screen)
    await expect(await canvas.findByRole('navigation', { name: 'Menu' })).toBeVisible()
  },
}

const untilThree = { from: '14:00:00.000', to: '15:00:00.000', startDate: null, endDate: null, weekdays: [] }
const hourLong = show(212, {
  kind: 'screensaver',
  show: 'timeRange',
  timing: untilThree,
  slides: [titleSlide('Until three', 'Till tre')],
})

/** Outside its hours the start page returns; when they begin again, the screensaver starts without another minute of standby. */
export const EndsWithItsHours: Story = {
  args: { publication: playing(hourLong) },
  render: function Resting({ publication, language, onLanguageChange }) {
    const [time, setTime] = useState(now)
    useEffect(() => {
      const updateTime = ({ detail }: CustomEvent<string>) => setTime(new Date(detail))
      addEventListener('story-time', updateTime as EventListener)
      return () => removeEventListener('story-time', updateTime as EventListener)
    }, [])
    return <Visit defaultStandby now={time} {...{ publication, language, onLanguageChange, fetchFrame }} />
  },
  play: async ({ canvas }) => {
    const setTime = (detail: string) => dispatchEvent(new CustomEvent('story-time', { detail }))
    await words(canvas, 'Until three')
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Menu' })).toBeNull())
    setTime('2026-11-21T15:00:00+01:00')
    await expect(await canvas.findByRole('navigation', { name: 'Menu' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Until three' })).toBeNull()
    setTime('2026-11-22T14:00:00+01:00')
    await expect(await words(canvas, 'Until three')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Menu' })).toBeNull())
  },
}

/** A screensaver with missing files does not cover the start page. */
export const FilesMissing: Story = {
  ...standby(playing(show(211, { kind: 'screensaver', slides: [lostSlide] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Menu' })).toBeVisible()
    await waitFor(() => expect(document.querySelector('.kiosk-screensaver')).not.toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Shops' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Shops' })).toBeVisible()
    await expect(document.querySelector('.kiosk-screensaver')).toBeNull()
  },
}
