import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useFileDrop } from '../../internal/hooks/use-file-drop'
import { uploadBytes } from '../../internal/upload-size'
import { pastedFiles } from '../uploader/pasted-files'
import { type CropArea, type FocalPoint, fits, type ImageValue, isWhole } from './image'

/** Uploads or reads a file and returns the image. `onProgress` takes the completed fraction. */
export type PickFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<ImageValue>

export type UseImageFieldProps = {
  /** `null` without an image. */
  value?: ImageValue | null
  defaultValue?: ImageValue | null
  onValueChange?: (value: ImageValue | null) => void
  onPickFile: PickFile
  /** Opens a media picker and returns the choice, if any. */
  onBrowse?: (() => Promise<ImageValue | undefined>) | undefined
  /** As a file input takes it. @default 'image/*' */
  accept?: string
  /** Maximum file size in bytes. @default 40 × 1,048,576 */
  maxBytes?: number
  /** @default false */
  locked?: boolean
}

export type ImageProblem = 'wrongType' | 'tooLarge' | 'failed'

/** State and actions of a field that holds one picture: chosen, dropped, pasted or taken from a media library. */
export function useImageField({
  value,
  defaultValue = null,
  onValueChange,
  onPickFile,
  onBrowse,
  accept = 'image/*',
  maxBytes = uploadBytes,
  locked = false,
}: UseImageFieldProps) {
  const [image, setImage] = useControllable<ImageValue | null>(value, defaultValue, onValueChange)
  const [upload, setUpload] = useState<{ name: string; fraction?: number }>()
  /** Without a file, it was the library that failed. */
  const [problem, setProblem] = useState<{ kind: ImageProblem; file?: File }>()
  /** The last announcement. */
  const [action, setAction] = useState<'uploaded' | 'removed'>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const take = async (file: File) => {
    if (locked) return
    current.current?.abort()
    setUpload(undefined)
    const kind = !fits(file, accept) ? 'wrongType' : file.size > maxBytes ? 'tooLarge' : undefined
    setProblem(kind && { kind, file })
    setAction(undefined)
    if (kind) return
    const controller = new AbortController()
    current.current = controller
    const { signal } = controller
    setUpload({ name: file.name })
    try {
      const onProgress = (fraction: number) => {
        if (!signal.aborted) setUpload({ name: file.name, fraction })
      }
      const picked = await onPickFile(file, { signal, onProgress })
      if (signal.aborted) return
      setImage(picked)
      setAction('uploaded')
    } catch {
      if (signal.aborted) return
      setProblem({ kind: 'failed', file })
    }
    setUpload(undefined)
  }
  const browse = async () => {
    if (!onBrowse) return
    let picked: ImageValue | undefined
    try {
      picked = await onBrowse()
    } catch {
      setProblem({ kind: 'failed' })
    }
    if (!picked) return
    current.current?.abort()
    setUpload(undefined)
    setProblem(undefined)
    setImage(picked)
  }
  /** Takes the first file; returns whether there was one. */
  const takeFirst = (files: Iterable<File> | null | undefined) => {
    const [file] = files ?? []
    if (file) void take(file)
    return file !== undefined
  }
  const drop = useFileDrop({ locked, onFiles: takeFirst })

  return {
    image,
    upload,
    problem: problem?.kind,
    dragging: drop.dragging,
    action,
    take,
    takeFirst,
    browse,
    retry: () => {
      if (problem) void (problem.file ? take(problem.file) : browse())
    },
    cancel: () => {
      current.current?.abort()
      setUpload(undefined)
    },
    remove: () => {
      setProblem(undefined)
      setImage(null)
      setAction('removed')
    },
    setCrop: (crop: CropArea | undefined) => {
      if (!image) return
      const { crop: _, ...whole } = image
      setImage(crop && !isWhole(crop) ? { ...whole, crop } : whole)
    },
    setFocalPoint: (focalPoint: FocalPoint | undefined) => {
      if (!image) return
      const { focalPoint: _, ...without } = image
      setImage(focalPoint ? { ...without, focalPoint } : without)
    },
    /** Props of the drop and paste target. */
    dropProps: {
      ...drop.dropProps,
      onPaste: (event: ClipboardEvent) => {
        if (!locked && takeFirst(pastedFiles(event))) event.preventDefault()
      },
    },
  }
}

export type ImageFieldState = ReturnType<typeof useImageField>
