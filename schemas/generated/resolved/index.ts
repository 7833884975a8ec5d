// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import W0000 from './W0000.json'
import W0001 from './W0001.json'
import W0002 from './W0002.json'
import W0003 from './W0003.json'
import W0004 from './W0004.json'
import W0005 from './W0005.json'
import W0006 from './W0006.json'
import W0007 from './W0007.json'
import W0008 from './W0008.json'
import W0009 from './W0009.json'
import W0010 from './W0010.json'
import W0011 from './W0011.json'
import W0012 from './W0012.json'
import W0013 from './W0013.json'
import W0014 from './W0014.json'
import W0015 from './W0015.json'
import W0016 from './W0016.json'
import W0017 from './W0017.json'
import W0018 from './W0018.json'
import W0019 from './W0019.json'
import W0020 from './W0020.json'
import W0021 from './W0021.json'
import W0022 from './W0022.json'
import W0023 from './W0023.json'
import W0024 from './W0024.json'
import W0025 from './W0025.json'

/** Widget type → its resolved schema. For server, scripts and tests: shoppers and operators load none of it. */
export const resolvedSchemas: Readonly<Record<string, Schema>> = {
  'W0000': W0000 as Schema,
  'W0001': W0001 as Schema,
  'W0002': W0002 as Schema,
  'W0003': W0003 as Schema,
  'W0004': W0004 as Schema,
  'W0005': W0005 as Schema,
  'W0006': W0006 as Schema,
  'W0007': W0007 as Schema,
  'W0008': W0008 as Schema,
  'W0009': W0009 as Schema,
  'W0010': W0010 as Schema,
  'W0011': W0011 as Schema,
  'W0012': W0012 as Schema,
  'W0013': W0013 as Schema,
  'W0014': W0014 as Schema,
  'W0015': W0015 as Schema,
  'W0016': W0016 as Schema,
  'W0017': W0017 as Schema,
  'W0018': W0018 as Schema,
  'W0019': W0019 as Schema,
  'W0020': W0020 as Schema,
  'W0021': W0021 as Schema,
  'W0022': W0022 as Schema,
  'W0023': W0023 as Schema,
  'W0024': W0024 as Schema,
  'W0025': W0025 as Schema,
}
