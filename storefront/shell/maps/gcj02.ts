/** The ellipsoid of the conversion: semi-major axis in metres, and eccentricity squared. */
const AXIS = 6_378_245
const ECCENTRICITY = 0.006_693_421_622_965_943

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The part of the deviation that both coordinates have, waves over the longitude. */
const waves = (x: number) => (20 * Math.sin(6 * x * Math.PI) + 20 * Math.sin(2 * x * Math.PI)) * (2 / 3)

/**
 * What browsers say (WGS-84) as maps of mainland China have it (GCJ-02), some 300 to 700 m away; AMap asks for it.
 * @returns degrees; places outside of China stay as they are
 */
export function gcj02({ lat, lng }: { lat: number; lng: number }): { lat: number; lng: number } {
  if (lng < 72.004 || lng > 137.8347 || lat < 0.8293 || lat > 55.8271) return { lat, lng }
  const [x, y] = [lng - 105, lat - 35]
  const root = Math.sqrt(Math.abs(x))
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * root +
    waves(x) +
    (20 * Math.sin(y * Math.PI) + 40 * Math.sin((y / 3) * Math.PI)) * (2 / 3) +
    (160 * Math.sin((y / 12) * Math.PI) + 320 * Math.sin((y * Math.PI) / 30)) * (2 / 3)
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * root +
    waves(x) +
    (20 * Math.sin(x * Math.PI) + 40 * Math.sin((x / 3) * Math.PI)) * (2 / 3) +
    (150 * Math.sin((x / 12) * Math.PI) + 300 * Math.sin((x / 30) * Math.PI)) * (2 / 3)
  const flattening = 1 - ECCENTRICITY * Math.sin(radians(lat)) ** 2
  const meridian = (AXIS * (1 - ECCENTRICITY)) / flattening ** 1.5
  const parallel = (AXIS / Math.sqrt(flattening)) * Math.cos(radians(lat))
  return { lat: lat + ((north / meridian) * 180) / Math.PI, lng: lng + ((east / parallel) * 180) / Math.PI }
}
