import { isCase, type Statement } from '../../domain/statements';
import type { PictureSubject } from '../../ui/result-pictures';
import { StatusBanner } from '../../ui/status-banner';
import { Reason } from '../shared/review/reason';
import { LatePicture } from './late-picture';
import { NextStepLink } from './next-step-link';
import { isSpelled, useStatementTexts } from './statement-texts';
import type { LoadedCase } from './use-headline-case';

interface HeadlineProps {
  readonly statement: Statement;
  /** Its action is the page's primary one. */
  readonly isPrimary: boolean;
  /** Shows a statement about a submission; without it, such a statement looks as any other. */
  readonly Case: LoadedCase;
}

/** The most urgent statement with its action. Changes are announced by screen readers. */
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
        picture={<LatePicture tone={tone} subject={subjectOf(statement)} />}
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
