import { parentPort, workerData } from 'node:worker_threads'
import { createGraph } from '@kiosk-admin/wayfinding/ways'
import { findReach } from '../../rules/reach'
import type { BuildingTask } from './buildings-in-worker'

const task = workerData as BuildingTask

parentPort?.postMessage(task.kind === 'graph' ? createGraph(task.building) : findReach(task.question))
