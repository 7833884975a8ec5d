/** The part of AMap's script that the shop uses, for a demo without an account: it asks this server's stub. */
export const stubScript = `;(function () {
  /* what has no value is an empty text in the answers of the script, [] in those of the service */
  function Geocoder() {}
  Geocoder.prototype.getAddress = function (place, done) {
    var host = window._AMapSecurityConfig.serviceHost
    fetch(host + '/v3/geocode/regeo?location=' + place.join(','))
      .then(function (answer) {
        return answer.json()
      })
      .then(
        function (answer) {
          if (answer.status !== '1') return done('error', answer.info)
          var found = answer.regeocode.addressComponent
          var component = {}
          Object.keys(found).forEach(function (name) {
            component[name] = typeof found[name] === 'string' ? found[name] : ''
          })
          done('complete', { info: answer.info, regeocode: { addressComponent: component } })
        },
        function (error) {
          done('error', String(error))
        },
      )
  }
  window.AMap = { Geocoder: Geocoder }
})()
`
