import type { Decorator } from '@storybook/react-vite'

/** The display of a story, portrait by default; `parameters.display` sets width, height and zoom. */
const upright = [1080, 1920, 0.46] as const

/** A display of this size in pixels, scaled down to fit a story; fixed elements cover it as they cover a screen. */
export const onDisplay: Decorator = (Story, { parameters }) => {
  const [width, height, zoom] = (parameters.display ?? upright) as typeof upright
  return (
    <div data-display style={{ width, height, zoom, overflow: 'auto', contain: 'layout' }}>
      <Story />
    </div>
  )
}

export const displayParameters = { bare: true, layout: 'fullscreen', picture: { of: '[data-display]' } }
