import { everyAnswer, type ScreenAnswers } from '../../support/every-answer';

// The Organisation area.

const screens: ScreenAnswers[] = [];

everyAnswer(screens);
