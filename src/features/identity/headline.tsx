import { isCase, type Statement } from '../../domain/statements';
import type { PictureSubject } from '../../ui/result-pictures';
import { StatusBanner } from '../../ui/status-banner';
import { Reason } from '../shared/review/reason';
import { LazyPicture } from './lazy-picture';
import { NextStepLink } from './next-step-link';
import { isSpelled, useStatementTexts } from './statement-texts';
import type { LoadedCase } from './use-headline-case';

interface HeadlineProps {
  readonly statement: Statement;
  readonly isPrimary: boolean;
  /** Default: the general look. */
  readonly Case: LoadedCase;
}

/** Screen readers announce its changes. */
export function Headline({ statement, isPrimary, Case }: HeadlineProps) {
  const textsOf = useStatementTexts();
  const { kind, tone, action, reason } = statement;
  if (!isSpelled(kind)) return null;
  const texts = textsOf({ ...statement, kind });
  if (Case && isCase(statement)) return <Case statement={statement} texts={texts} isPrimary={isPrimary} />;
  const { title, body, takes } = texts;
  return (
    <div aria-live="polite">
      <StatusBanner
        prominent
        tone={tone}
        title={title}
        picture={<LazyPicture tone={tone} subject={subjectOf(statement)} />}
        hidesPictureOnPhones
        actions={
          action && (
            <>
              <NextStepLink action={action} kind={kind} look={isPrimary ? 'primary' : 'secondary'} size="large" />
              {takes && <p className="text-sm text-muted">{takes}</p>}
            </>
          )
        }
      >
        {reason !== undefined && <Reason code={reason} isFinal={action?.kind === 'support'} />}
        {body.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </StatusBanner>
    </div>
  );
}

function subjectOf({ level, task }: Statement): PictureSubject {
  if (task) return 'answers';
  return level === 'LEVEL_2' ? 'address' : 'identity';
}
