/** The reason why a page is not shown: nobody is signed in, or the role has no access to it. */
export class Refusal extends Error {
  readonly reason: 'login-required' | 'not-allowed';

  constructor(reason: Refusal['reason']) {
    super(reason === 'login-required' ? 'Login Required' : 'Not allowed');
    this.name = 'Refusal';
    this.reason = reason;
  }
}
