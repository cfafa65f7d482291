import { useEffect, useRef, useState } from 'react'
import { type FloorPoint, onPicture } from '../floor-plan'

/** A picture to draw over: it lies between the floor's picture and what is drawn. */
export interface Trace {
  url: string
  name: string
  /** The middle, in fractions of the floor's picture. */
  centre: FloorPoint
  /** Width in fractions of the width of the floor's picture. */
  width: number
  /** 0–1. */
  opacity: number
}

/** An open PDF. */
export interface TracePdf {
  /** Number of pages. */
  pages: number
  /** A page as a picture, `null` if nothing is on it; pages count from 1. Rejects if it cannot be drawn. */
  picture: (page: number) => Promise<Blob | null>
  /** Releases the PDF. */
  close: () => void
}

/** Opens a PDF, or says why it cannot be opened: it needs a password, or is none. */
export type OpenPdf = (file: File) => Promise<TracePdf | { problem: 'locked' | 'damaged' }>

export type TraceProblem = 'wrongType' | 'failed' | 'locked' | 'damaged' | 'blank'

const pdfType = 'application/pdf'
const pictureTypes = ['image/png', 'image/jpeg', 'image/svg+xml']

/** Media types of the files that can be traced. */
export const traceTypes = (openPdf: OpenPdf | undefined): readonly string[] =>
  openPdf ? [...pictureTypes, pdfType] : pictureTypes

const SMALLEST = 0.05
/** Maximum width in widths of the floor's picture. */
export const LARGEST_TRACE = 5

/** State of the traced plan. It is not part of the floor. */
export function useTrace(openPdf?: OpenPdf) {
  const [trace, setTrace] = useState<Trace>()
  const [problem, setProblem] = useState<TraceProblem>()
  const [handled, setHandled] = useState(false)
  const [pdf, setPdf] = useState<{ document: TracePdf; name: string; page: number }>()
  const [opening, setOpening] = useState(false)
  const held = useRef<{ url?: string | undefined; document?: TracePdf | undefined }>({})
  // an answer to an earlier choice is dropped
  const choice = useRef(0)
  const releasePicture = () => {
    if (held.current.url) URL.revokeObjectURL(held.current.url)
    held.current.url = undefined
  }
  const release = () => {
    releasePicture()
    held.current.document?.close()
    held.current.document = undefined
    setPdf(undefined)
  }
  useEffect(
    () => () => {
      choice.current += 1
      if (held.current.url) URL.revokeObjectURL(held.current.url)
      held.current.document?.close()
    },
    [],
  )
  const change = (to: Partial<Trace>) => setTrace((before) => before && { ...before, ...to })
  const fail = (why: TraceProblem) => {
    release()
    setOpening(false)
    setProblem(why)
    setTrace(undefined)
  }
  /** Shows a picture: over the whole plan, or where the one of another page was. */
  const show = (picture: Blob, name: string) => {
    releasePicture()
    const url = URL.createObjectURL(picture)
    held.current.url = url
    setProblem(undefined)
    setHandled(true)
    setTrace((before) =>
      before?.name === name ? { ...before, url } : { url, name, centre: { x: 0.5, y: 0.5 }, width: 1, opacity: 0.5 },
    )
  }
  const showPage = async (document: TracePdf, name: string, page: number) => {
    const mine = ++choice.current
    setPdf({ document, name, page })
    setOpening(true)
    try {
      const picture = await document.picture(page)
      if (mine !== choice.current) return
      setOpening(false)
      if (picture) return show(picture, name)
      // other pages can still be chosen
      releasePicture()
      setTrace(undefined)
      setProblem('blank')
    } catch {
      if (mine === choice.current) fail('failed')
    }
  }
  const open = async (file: File, opener: OpenPdf) => {
    const mine = ++choice.current
    release()
    setTrace(undefined)
    setProblem(undefined)
    setOpening(true)
    const opened = await opener(file)
    if (mine !== choice.current) {
      if (!('problem' in opened)) opened.close()
    } else if ('problem' in opened) fail(opened.problem)
    else {
      held.current.document = opened
      await showPage(opened, file.name, 1)
    }
  }
  return {
    trace,
    problem,
    /** Whether the handles are shown. */
    handled,
    setHandled,
    /** Whether a PDF is being opened or a page drawn. */
    opening,
    /** Pages of the PDF, if it has several. */
    pages: pdf && pdf.document.pages > 1 ? pdf.document.pages : undefined,
    page: pdf?.page,
    setPage: (page: number) => {
      if (pdf) void showPage(pdf.document, pdf.name, page)
    },
    /** Shows a picture or the first page of a PDF over the whole plan. */
    choose: (file: File) => {
      if (!traceTypes(openPdf).includes(file.type)) return setProblem('wrongType')
      if (file.type === pdfType && openPdf) return void open(file, openPdf).catch(() => fail('damaged'))
      choice.current += 1
      release()
      setOpening(false)
      setTrace(undefined)
      show(file, file.name)
    },
    remove: () => {
      choice.current += 1
      release()
      setOpening(false)
      setProblem(undefined)
      setTrace(undefined)
    },
    /** Called if the picture cannot be shown. */
    fail: () => fail('failed'),
    setOpacity: (opacity: number) => change({ opacity }),
    moveTo: (centre: FloorPoint) => change({ centre: onPicture(centre) }),
    setWidth: (width: number) => change({ width: Math.min(LARGEST_TRACE, Math.max(SMALLEST, width)) }),
  }
}

export type TraceState = ReturnType<typeof useTrace>
