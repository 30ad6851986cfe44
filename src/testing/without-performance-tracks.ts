// React records each render for a browser's performance panel if the console has these functions.
// No test reads the record, and it costs a tenth of the tests' time. React checks when it is
// loaded.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
