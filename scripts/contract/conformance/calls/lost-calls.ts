import { type ReceivedAnswer, ServiceGone } from './send-call';

/** So many calls in a row without an answer end the run. */
const mostLost = 5;

/** The service has answered none of the last calls. */
export class ServiceSilent extends ServiceGone {}

/** Counts the calls in a row that have no answer. */
export class LostCalls {
  #inARow = 0;

  /**
   * Waits for an answer.
   * @returns the answer, or the loss in words
   * @throws ServiceSilent when it is one lost answer too many
   */
  async answerOf(sent: Promise<ReceivedAnswer>): Promise<ReceivedAnswer | ServiceGone> {
    try {
      const answer = await sent;
      this.#inARow = 0;
      return answer;
    } catch (error) {
      if (!(error instanceof ServiceGone)) throw error;
      this.#inARow += 1;
      if (this.#inARow < mostLost) return error;
      const words = `No answer to ${mostLost} calls in a row. The last one: ${error.message}`;
      throw new ServiceSilent(words);
    }
  }
}

/** Returns what stands for the answer of a call that has none. */
export function noAnswer(): ReceivedAnswer {
  const nothing = { status: 0, headers: new Headers(), bytes: new Uint8Array(), text: '' };
  return nothing;
}
