import { backOr, closeDialog, openDialog, openFromHere } from '../../shared/routing/dialog'

/** The dialog of a station's state; without an id, of a new station. */
export const stationDialog = 'station'
/** The dialog of a station's settings; without an id, of a new station. */
export const stationEditDialog = 'stationEdit'

export const openStation = (id: string) => openDialog(stationDialog, id)

export const editStation = (id?: string) => openDialog(stationEditDialog, id)

export const editFromState = (id: string) => openFromHere({ dialog: stationEditDialog, id })

/** Returns to the state that the settings were opened from, or closes the sheet. */
export const leaveSettings = ({ force = false } = {}) => backOr(() => closeDialog({ force }))
