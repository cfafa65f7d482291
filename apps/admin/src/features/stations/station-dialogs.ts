import { backOr, closeDialog, openDialog, openFromHere } from '../../shared/dialog'

/** A station's state; without an id, a new station. */
export const stationDialog = 'station'
/** A station's settings; without an id, a new station. */
export const stationEditDialog = 'stationEdit'

export const openStation = (id: string) => openDialog(stationDialog, id)

export const editStation = (id?: string) => openDialog(stationEditDialog, id)

export const editFromState = (id: string) => openFromHere({ dialog: stationEditDialog, id })

/** Back to the state that the settings were opened from, else out of the sheet. */
export const leaveSettings = ({ force = false } = {}) => backOr(() => closeDialog({ force }))
