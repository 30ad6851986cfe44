import { useRef, useState } from 'react';
import {
  useCommitPackageAuthorisations,
  useReloadAuthorisations,
} from '~/api/version-authorisations';
import { startOf } from '~/domain/local-date-time';
import { utcDateTimeText } from '~/domain/utc-date-time';
import { failedOutcome, type Outcome, outcomeOf } from '../model/outcome';
import { isWithdrawal, type UpdatePlan } from '../model/update-plan';

/** An update that waits for the confirmation. */
export interface Question {
  plan: UpdatePlan;
  /** Local time; null for immediately. */
  notBefore: string | null;
}

interface UpdateOptions {
  orgId: string;
  appId: string;
  /** Called when the user closes the outcome. The reload of the data has started by then. */
  onDone: (outcome: Outcome) => void;
}

/** Runs an update from the question to its outcome. It ignores a second confirmation meanwhile. */
export function useUpdate({ orgId, appId, onDone }: UpdateOptions) {
  const commit = useCommitPackageAuthorisations(orgId);
  const reload = useReloadAuthorisations(orgId);
  const [question, setQuestion] = useState<Question>();
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const isAtWork = useRef(false);

  const send = async () => {
    if (!question || isAtWork.current) return;
    isAtWork.current = true;
    setIsSending(true);
    const { plan, notBefore } = question;
    const isNone = isWithdrawal(plan);
    const request = {
      applicationPackageID: isNone ? null : plan.target.key,
      organisationIDs: plan.organisations.map(({ id }) => id),
      autoAcceptNotBeforeDate:
        isNone || notBefore === null ? null : utcDateTimeText(startOf(notBefore)),
    };
    try {
      setOutcome(outcomeOf(await commit.mutateAsync({ appId, request })));
    } catch (error) {
      setOutcome(failedOutcome(error));
    } finally {
      isAtWork.current = false;
      setIsSending(false);
      setQuestion(undefined);
    }
  };

  const close = () => {
    if (!outcome) return;
    setOutcome(undefined);
    void reload();
    onDone(outcome);
  };

  return {
    question,
    isSending,
    outcome,
    ask: setQuestion,
    cancel: () => setQuestion(undefined),
    send,
    close,
  };
}
