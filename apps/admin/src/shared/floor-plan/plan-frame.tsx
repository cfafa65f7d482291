import type { FloorPlan } from '@kiosk-admin/api-client'
import type { ReactNode } from 'react'
import { ratioOf } from './spot'

export type PlanFrameProps = {
  picture: FloorPlan['picture']
  label: string
  /** Buttons by their place on the plan. */
  children: ReactNode
}

/** A floor's picture below buttons. It has its height before the picture has loaded. */
export function PlanFrame({ picture, label, children }: PlanFrameProps) {
  return (
    // floor plans are dark on white in both themes, and not mirrored in right-to-left pages
    <fieldset aria-label={label} dir="ltr" className="m-0 w-full min-w-0 border-0 p-0 scheme-light">
      {/* children of a fieldset are placed in a box of its own, which takes no aspect ratio */}
      <div className="relative" style={{ aspectRatio: ratioOf(picture) }}>
        <img
          src={picture.url}
          alt=""
          draggable={false}
          className="block size-full rounded-md bg-[white] shadow-[0_0_0_1px_var(--k-line)]"
        />
        {children}
      </div>
    </fieldset>
  )
}
