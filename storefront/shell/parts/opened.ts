import { lazy, type ComponentType } from 'react'
import { reached } from '../state/offline'

/** A dialog or another part that a shopper opens, whose code comes only then, also if there is no network at first. */
export const opened = <P>(load: () => Promise<{ default: ComponentType<P> }>) => lazy(() => reached(load))
