// Loaded before the service: its clock stands at CLOCK_STANDS_AT, so that demo data, which is counted
// from today, is the same in every picture.
const moment = Date.parse(process.env.CLOCK_STANDS_AT);

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, given, made) =>
    Reflect.construct(RealDate, given.length === 0 ? [moment] : given, made),
  apply: (RealDate) => new RealDate(moment).toString(),
  get: (RealDate, name) => (name === 'now' ? () => moment : Reflect.get(RealDate, name)),
});
