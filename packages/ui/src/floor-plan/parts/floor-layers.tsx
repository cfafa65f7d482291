import { Layers } from 'lucide-react'
import { Button } from '../../primitives/button/button'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../primitives/dropdown-menu/dropdown-menu'
import type { FloorLayer } from '../hooks/use-layers'
import { listedKinds } from '../model/items'
import { type FloorParts, layerName } from './floor-parts'

/** Shows, hides, locks and unlocks layers. */
export function FloorLayers({ layers, state, t, traced }: FloorParts & { traced: boolean }) {
  const { map, connectors } = state.plan
  const own = (map === undefined ? listedKinds.slice(0, 2) : listedKinds).filter(
    (kind) => kind !== 'connector' || connectors,
  )
  const shown: readonly FloorLayer[] = [...own, 'picture', ...(traced ? (['trace'] as const) : [])]
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet" icon={<Layers size={16} strokeWidth={1.5} aria-hidden="true" />}>
          {t.layers.title}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>{t.layers.shown}</DropdownMenuLabel>
        {shown.map((layer) => (
          <DropdownMenuCheckboxItem
            key={layer}
            checked={!layers.isHidden(layer)}
            // several layers are chosen at once
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={() => layers.toggleHidden(layer)}
          >
            {layerName(layer, t)}
          </DropdownMenuCheckboxItem>
        ))}
        {!state.locked && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuLabel>{t.layers.locked}</DropdownMenuLabel>
            {own.map((kind) => (
              <DropdownMenuCheckboxItem
                key={kind}
                checked={layers.isLocked(kind)}
                onSelect={(event) => event.preventDefault()}
                onCheckedChange={() => layers.toggleLocked(kind)}
              >
                {t.layers.lock(layerName(kind, t))}
              </DropdownMenuCheckboxItem>
            ))}
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
