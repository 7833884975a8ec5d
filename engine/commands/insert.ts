/** What the three inserts share. */
import type { Clip, Seed } from '../page/clip'
import type { Command } from '../page/command'
import type { PageDoc } from '../page/doc'
import { nameOf } from '../page/find'
import { plant, type Spot } from '../page/stand'
import { newUuid, uuidSeries } from '../page/uuid'

/** A command that knows the uuid of the widget it brings. */
export interface Newcomer extends Command {
  readonly uuid: string
}

/** Inserts a clip where `spot` says at the time the command runs; running it again brings the same uuids. */
export function insertAt(verb: string, clip: Clip, spot: (doc: PageDoc) => Spot, uuid = newUuid()): Newcomer {
  const uuids = uuidSeries(uuid)
  return {
    uuid,
    label: () => `${verb} ${seedName(clip.widget)}`,
    run: (tx) => plant(tx, clip, spot(tx.doc), uuids()),
  }
}

const seedName = (seed: Seed): string => nameOf({ ...seed, parent: null, order: '' })
