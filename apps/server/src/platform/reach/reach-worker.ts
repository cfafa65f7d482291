import { parentPort, workerData } from 'node:worker_threads'
import { findReach, type ReachQuestion } from '../../rules/reach'

parentPort?.postMessage(findReach(workerData as ReachQuestion))
