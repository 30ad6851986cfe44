import { useState } from 'react';

/** Asks the person in the middle of an action. `ask` resolves to the answer about the subject. */
export function useQuestion<Subject, Answer>() {
  const [question, setQuestion] = useState<{
    subject: Subject;
    resolve: (answer: Answer) => void;
  }>();
  return {
    subject: question?.subject,
    isOpen: question !== undefined,
    ask: (subject: Subject) => new Promise<Answer>((resolve) => setQuestion({ subject, resolve })),
    answer: (answer: Answer) => {
      setQuestion(undefined);
      question?.resolve(answer);
    },
  };
}
