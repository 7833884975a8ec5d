import type { NextConfig } from 'next'

const config: NextConfig = {
  // pages are larger than what actions take by default
  experimental: { serverActions: { bodySizeLimit: '32mb' } },
}

export default config
