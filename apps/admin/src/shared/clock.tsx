import { createContext, type ReactNode, use } from 'react'

const ClockContext = createContext(() => new Date())

/** Returns the current time. Stories provide a fixed clock. */
export const useNow = () => use(ClockContext)

export const ClockProvider = ({ now, children }: { now: () => Date; children: ReactNode }) => (
  <ClockContext value={now}>{children}</ClockContext>
)
