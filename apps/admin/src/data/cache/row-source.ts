import type { ContentType } from '@kiosk-admin/api-client'
import type { RowSource } from '@kiosk-admin/ui/table'
import { createContext } from 'react'
import type { RowOf } from './kind'

/** The rows of a list that loads them as they are shown; `undefined` in a list that has all of them. */
export const RowSourceContext = createContext<RowSource<RowOf<ContentType>> | undefined>(undefined)
