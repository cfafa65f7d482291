type Code = { areaId: string }

type OnFloor = { areaId: string; floor: string }

export const en = {
  stationPlan: {
    notPlaced: 'Not on a floor plan',
    draw: ({ areaId, floor }: OnFloor) => `Draw area ${areaId} on ${floor}`,
    notDrawn: ({ areaId }: Code) => `Area ${areaId} isn’t drawn yet`,
    noPlan: 'Its floor has no plan',
    setFloor: 'Choose another floor',
    noAreaId: 'Has no area ID',
    setAreaId: 'Enter its area ID',
  },
}
