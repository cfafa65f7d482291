import { useEffect, useMemo, useRef, useState } from 'react'
import { type ImportExportContext, useImportExportContext } from '../../../data/content/use-import-export-context'
import { useDateFormat } from '../../../data/malls/use-date-format'
import { usePermissions } from '../../../data/malls/use-mall'
import { useMediaLibrary } from '../../../data/media/use-media'
import { failureText, toastFailure } from '../../../shared/failures/failures'
import { getMessages } from '../../../shared/i18n/i18n'
import { language } from '../../../shared/i18n/language'
import { newId } from '../../../shared/new-id'
import { toastNotice, toastWarning } from '../../../shared/toasts/toasts'
import { type Applied, applyImport, hasWritten, undoApplied } from './apply-import'
import { categoryNames, connectorNames, namedLevel } from './default-names'
import { loadMallPlans, type MallPlans } from './mall-plans'
import type { MapFile, MapFileProblem } from './map-file'
import { mapImportMessages } from './messages'
import { type Choices, planImport } from './plan-import'
import { proposeLevels } from './propose-levels'
import { readInWorker } from './read-in-worker'
import type { TenantKind } from './tenants/tenant-kinds'

type Source = { name: string; file: MapFile; mall: MallPlans; newIds: Readonly<Record<string, string>> }

type Step =
  | { at: 'choose'; problem?: MapFileProblem | { text: string } }
  | { at: 'reading'; name: string }
  | { at: 'review'; source: Source }
  | { at: 'running'; source: Source; done: number; total: number }
  | { at: 'result'; source: Source; applied: Applied; undo: 'possible' | 'underWay' | 'done' }

const noChoices: Choices = {
  ...{ levels: {}, codes: {}, connectors: {}, tenants: {}, hours: {}, categories: {}, stations: {} },
}

/** Resolves to whether the import is undone. */
async function undo(applied: Applied, context: ImportExportContext): Promise<boolean> {
  try {
    const kept = await undoApplied(applied, context)
    if (kept > 0) toastWarning(getMessages(mapImportMessages)('mapImport.kept', { count: kept }))
    return true
  } catch (error) {
    toastFailure(error)
    return false
  }
}

/** State of an import: choose a file, review, write, undo. */
export function useMapImport() {
  const context: ImportExportContext = useImportExportContext()
  const { upload } = useMediaLibrary()
  const { data: permissions } = usePermissions()
  const today = useDateFormat().today()
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const [choices, setChoices] = useState(noChoices)
  const work = useRef(new AbortController())
  const ids = useRef(new Map<string, string>())
  // leaving the page ends the worker, and stops after the current record
  useEffect(() => () => work.current.abort(), [])

  const source = 'source' in step ? step.source : undefined
  const plan = useMemo(() => source && planImport(source.file, source.mall, choices, source.newIds), [source, choices])

  async function read(files: readonly File[]) {
    const [first] = files
    if (!first || !permissions) return
    work.current = new AbortController()
    const { signal } = work.current
    setStep({ at: 'reading', name: first.name })
    try {
      const [file, mall] = await Promise.all([
        readInWorker({ files, language: language.get() }, signal),
        loadMallPlans(context.api, { id: context.mallId, today }, permissions),
      ])
      if (signal.aborted) return
      if ('problem' in file) return setStep({ at: 'choose', problem: file })
      const { building } = file.imported
      const floors = await Promise.all(building.floors.map((level) => namedLevel(level, mall.languages)))
      setChoices({ ...noChoices, levels: proposeLevels(floors, mall) })
      const newIds = Object.fromEntries(floors.map(({ id }) => [id, newId()]))
      setStep({
        at: 'review',
        source: {
          name: first.name,
          file: { ...file, imported: { ...file.imported, building: { ...building, floors } } },
          mall,
          newIds,
        },
      })
    } catch (error) {
      if (signal.aborted) return
      const text = failureText(error)
      setStep({ at: 'choose', ...(text ? { problem: { text } } : {}) })
    }
  }

  async function start() {
    if (!plan || !source) return
    work.current = new AbortController()
    const { signal } = work.current
    const applied = await applyImport(plan, {
      context,
      mall: source.mall,
      connectorNames: (kind) => connectorNames(kind, source.mall.languages),
      categoryNames: (kind) => categoryNames(kind, source.mall.languages),
      upload,
      signal,
      onProgress: (done, total) => setStep({ at: 'running', source, done, total }),
      newIdOf: (key) => {
        const id = ids.current.get(key) ?? newId()
        ids.current.set(key, id)
        return id
      },
    })
    setStep({ at: 'result', source, applied, undo: 'possible' })
  }

  const choose = <K extends keyof Choices>(part: K, key: string, value: string | boolean) =>
    setChoices((before) => ({ ...before, [part]: { ...before[part], [key]: value } }))

  return {
    step,
    plan,
    choices,
    read: (files: readonly File[]) => void read(files),
    /** Ends reading or writing. */
    stop() {
      work.current.abort()
      if (step.at === 'reading') setStep({ at: 'choose' })
    },
    again: () => setStep({ at: 'choose' }),
    setLevel: (levelId: string, target: string) => choose('levels', levelId, target),
    setCode: (key: string, areaId: string) => choose('codes', key, areaId),
    setConnector: (id: string, isChosen: boolean) => choose('connectors', id, isChosen),
    setTenant: (id: string, target: string) => choose('tenants', id, target),
    setHours: (id: string, takesHours: boolean) => choose('hours', id, takesHours),
    setCategory: (kind: TenantKind, target: string) => choose('categories', kind, target),
    setStation: (id: string, target: string) => choose('stations', id, target),
    start: () => void start().catch(toastFailure),
    async undo() {
      if (step.at !== 'result' || step.undo !== 'possible') return
      setStep({ ...step, undo: 'underWay' })
      const undone = await undo(step.applied, context)
      setStep(undone ? { ...step, undo: 'done' } : step)
    },
    /** Offers to undo after the dialog is closed. */
    offerUndo() {
      if (step.at !== 'result' || step.undo !== 'possible' || !hasWritten(step.applied)) return
      const t = getMessages(mapImportMessages)
      toastNotice(t('mapImport.imported'), {
        label: t('mapImport.undo'),
        onSelect: () => void undo(step.applied, context),
        lasts: true,
      })
    },
  }
}

export type MapImport = ReturnType<typeof useMapImport>
