import { useState } from 'react'
import { useBackOffice } from '../../data/live/live'
import type { ListedStation } from '../../data/malls/use-stations'

export type Command = 'reload' | 'restart' | 'ping'

/** How long a station has to answer, in milliseconds; a restart takes the longest. */
export const answerTimeoutMs: Record<Command, number> = { ping: 10_000, reload: 10_000, restart: 60_000 }

/** The state of a command. `behind`: the station reloaded and still shows an older publication. */
export type Result = {
  command: Command
  state: 'sent' | 'done' | 'behind' | 'offline' | 'unanswered' | 'notSent'
  /** What it shows, as far as it has said. */
  publication: number | null
  /** How long a ping took until its answer was here. */
  milliseconds?: number
}

/** Sends commands to stations and keeps the last result of each while the page is open. */
export function useCommands(mallId: string, published: number) {
  const backOffice = useBackOffice()
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map())

  const setResult = (id: string, result: Result) => setResults((before) => new Map(before).set(id, result))

  async function sendTo({ id, state }: ListedStation, command: Command) {
    const setState = (next: Result['state'], publication: number | null = null) =>
      setResult(id, { command, state: next, publication })
    if (!backOffice) return setState('notSent')
    // it would not hear it, and on its return it asks for what is current by itself; a ping is there to find out
    if (state === 'offline' && command !== 'ping') return setState('offline')
    const station = { mallId, stationId: id }
    setState('sent')
    if (command === 'ping') {
      const sentAt = performance.now()
      const answer = await backOffice.ping(station, { timeoutMs: answerTimeoutMs.ping })
      const milliseconds = Math.round(performance.now() - sentAt)
      return answer === 'answered'
        ? setResult(id, { command, state: 'done', publication: null, milliseconds })
        : setState(answer)
    }
    if (command === 'restart') {
      const answer = await backOffice.restart(station, { timeoutMs: answerTimeoutMs.restart })
      return setState(answer === 'answered' ? 'done' : answer)
    }
    const { state: delivered, publication } = await backOffice.reload(station, {
      number: published,
      timeoutMs: answerTimeoutMs.reload,
    })
    return setState(delivered === 'shown' ? 'done' : delivered, publication)
  }

  return {
    results,
    /** Resolves when each has answered, or run out of time. */
    send: (stations: readonly ListedStation[], command: Command) =>
      Promise.all(stations.map((station) => sendTo(station, command))),
  }
}
