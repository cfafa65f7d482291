import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

export type Globals = { theme?: string; language?: string; density?: string; brand?: string; direction?: string }
type Channel = ReturnType<typeof addons.getChannel>

const latest = (channel: Channel): Globals =>
  (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? {}

/** What the toolbar has set. */
export function useGlobals(channel: Channel = addons.getChannel()): Globals {
  const [globals, setGlobals] = useState(() => latest(channel))
  useEffect(() => {
    setGlobals(latest(channel))
    function update(this: { source?: string }, { globals }: { globals: Globals }) {
      // events of framed stories arrive, too, and may be older; the page's own have no source
      if (this.source === undefined) setGlobals(globals)
    }
    channel.on(GLOBALS_UPDATED, update)
    channel.on(SET_GLOBALS, update)
    return () => {
      channel.off(GLOBALS_UPDATED, update)
      channel.off(SET_GLOBALS, update)
    }
  }, [channel])
  return globals
}

/** Sets the toolbar, and with it every story and page. */
export const updateGlobals = (globals: Globals) => addons.getChannel().emit(UPDATE_GLOBALS, { globals })
