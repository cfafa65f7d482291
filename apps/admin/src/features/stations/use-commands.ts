import { useState } from 'react'
import { useBackOffice } from '../../data/live/live'
import type { ListedStation } from '../../data/malls/use-stations'

export type Command = 'reload' | 'restart' | 'ping'

/** The timeouts of commands in milliseconds; a restart takes longest. */
export const answerTimeoutMs: Record<Command, number> = { ping: 10_000, reload: 10_000, restart: 60_000 }

/** The state of a command. `behind`: the station reloaded and still shows an older publication. */
export type Result = {
  command: Command
  state: 'sent' | 'done' | 'behind' | 'offline' | 'unanswered' | 'notSent'
  /** The publication that the station reports. */
  publication: number | null
  /** The round-trip time of a ping. */
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
    // an offline station would miss it, and updates by itself when it reconnects; a ping verifies the state
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
    /** Resolves when each station has answered or timed out. */
    send: (stations: readonly ListedStation[], command: Command) =>
      Promise.all(stations.map((station) => sendTo(station, command))),
  }
}
