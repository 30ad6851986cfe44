export { DateTimeCalendar } from './date-time-calendar';
export { MonthCalendar } from './month-calendar';
