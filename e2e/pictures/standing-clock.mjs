// Loaded before the service. Stops its clock at CLOCK_STANDS_AT: the demo data counts its dates from
// today, so this makes them the same in every picture.
const moment = Date.parse(process.env.CLOCK_STANDS_AT);

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, given, made) =>
    Reflect.construct(RealDate, given.length === 0 ? [moment] : given, made),
  apply: (RealDate) => new RealDate(moment).toString(),
  get: (RealDate, name) => (name === 'now' ? () => moment : Reflect.get(RealDate, name)),
});
