import { PRESET_NAMES, rightsOfPreset, type Preset } from '@schemas/rights'

/** What the session says of an operator with a preset, who is not narrowed. */
export const reachOf = <P extends Preset>(role: P) => ({
  role,
  role_name: PRESET_NAMES[role],
  rights: rightsOfPreset(role),
  shops: [] as string[],
  pages: [] as string[],
})
