import { ContentForm, Skeleton } from '@kiosk-admin/ui'
import { type ReactNode, Suspense, useState } from 'react'

export type FormLayoutProps = {
  texts: ReactNode
  aside: ReactNode
  /** Widens the aside for opening hours. @default false */
  wide?: boolean
}

/** Localised fields in a tab for each language, with the other fields in an aside. */
export const FormLayout = ({ texts, aside, wide = false }: FormLayoutProps) => (
  <div
    data-wide={wide || undefined}
    className="group/layout grid flex-1 group-data-previewing/editor:grid-cols-1! group-data-previewing/editor:content-start grid-cols-[minmax(0,1fr)_23rem] gap-x-6 gap-y-6 data-wide:grid-cols-[minmax(0,1fr)_28rem] max-md:grid-cols-1! max-md:content-start"
  >
    <ContentForm.Languages>{texts}</ContentForm.Languages>
    <div className="-me-6 -mb-4 flex group-first/layout:-mt-4 flex-col gap-4.5 border-s border-line-faint bg-canvas px-6 py-5 group-data-previewing/editor:m-0! group-data-previewing/editor:border-0 group-data-previewing/editor:bg-transparent group-data-previewing/editor:p-0 max-md:m-0! max-md:border-0 max-md:bg-transparent max-md:p-0">
      {aside}
    </div>
  </div>
)

type FieldsWhenReadyProps = {
  /** Whether the data has loaded, or failed, that decides how much room fields take. @default true */
  ready?: boolean
  children: ReactNode
}

/** Fields that load later, shown all at once: a field that moved while it is pressed would lose the press. */
export function FieldsWhenReady({ ready = true, children }: FieldsWhenReadyProps) {
  // fields stay when data that could not be loaded is loaded again
  const [shown, setShown] = useState(ready)
  if (ready && !shown) setShown(true)
  return <Suspense fallback={<FieldsSkeleton />}>{shown ? children : <FieldsSkeleton />}</Suspense>
}

export const FieldsSkeleton = () => (
  <div aria-busy className="flex max-w-xl flex-col gap-6 pt-2">
    <Skeleton style={{ width: '60%' }} />
    <Skeleton style={{ width: '90%' }} />
    <Skeleton style={{ width: '75%' }} />
  </div>
)
