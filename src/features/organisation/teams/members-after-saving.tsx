import classes from './team-members.module.css';

/** Takes the place of the Members grid while a team is new. */
export function MembersAfterSaving() {
  return (
    <section className={classes.section} aria-label="Members">
      <h2 className={classes.title}>Members</h2>
      <p className={classes.hint}>
        Members can be added once the team is saved. Open it from the list of teams then.
      </p>
    </section>
  );
}
