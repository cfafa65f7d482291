import type { Decorator } from '@storybook/react-vite'

/** Most stations stand upright; a story says otherwise in `parameters.display`: width, height, zoom. */
const upright = [1080, 1920, 0.46] as const

/** A display of that many pixels, made small enough for a story; what covers a screen covers it. */
export const onDisplay: Decorator = (Story, { parameters }) => {
  const [width, height, zoom] = (parameters.display ?? upright) as typeof upright
  return (
    <div data-display style={{ width, height, zoom, overflow: 'auto', contain: 'layout' }}>
      <Story />
    </div>
  )
}

export const displayParameters = { bare: true, layout: 'fullscreen', picture: { of: '[data-display]' } }
