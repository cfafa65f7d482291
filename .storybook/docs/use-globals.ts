import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

export type Globals = { theme?: string; language?: string; density?: string; brand?: string; direction?: string }
type Channel = ReturnType<typeof addons.getChannel>

const latest = (channel: Channel): Globals =>
  (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? {}

/** What the toolbar has set. */
export function useGlobals(channel: Channel = addons.getChannel()): Globals {
  const [globals, setGlobals] = useState(() => latest(channel))
  useEffect(() => {
    const update = () => setGlobals(latest(channel))
    update()
    channel.on(GLOBALS_UPDATED, update)
    channel.on(SET_GLOBALS, update)
    return () => {
      channel.off(GLOBALS_UPDATED, update)
      channel.off(SET_GLOBALS, update)
    }
  }, [channel])
  return globals
}
