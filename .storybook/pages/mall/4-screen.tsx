import { SegmentedControl, Stack } from '@kiosk-admin/ui'
import { useState } from 'react'
import { DrawFloor } from './1-draw'
import { Way } from './3-way'
import { someMall } from './mall'

export function MallScreen() {
  const [mall, setMall] = useState(someMall)
  const [drawn, setDrawn] = useState('level-1')

  return (
    <Stack gap={6}>
      <SegmentedControl
        label="Floor"
        options={mall.map(({ id, name }) => ({ value: id, label: name.en }))}
        value={drawn}
        onValueChange={setDrawn}
      />
      {mall
        .filter(({ id }) => id === drawn)
        .map((floor) => (
          <DrawFloor
            key={floor.id}
            floor={floor}
            onChange={(drawing) => setMall(mall.map((one) => (one === floor ? { ...floor, drawing } : one)))}
          />
        ))}
      <Way mall={mall} />
    </Stack>
  )
}
