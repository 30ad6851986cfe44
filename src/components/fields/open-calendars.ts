export { LocalTimeInput } from './local-time-input';
export { MonthCalendar } from './month-calendar';
