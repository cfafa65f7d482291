import { createContext, type ReactNode, use } from 'react'

const ClockContext = createContext(() => new Date())

/** The clock, so that stories can stand still. */
export const useNow = () => use(ClockContext)

export const ClockProvider = ({ now, children }: { now: () => Date; children: ReactNode }) => (
  <ClockContext value={now}>{children}</ClockContext>
)
