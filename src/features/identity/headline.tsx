import type { Statement } from '../../domain/statements';
import { StatusBanner } from '../../ui/status-banner';
import { Reason } from '../shared/review/reason';
import { LatePicture } from './late-picture';
import { NextStepLink } from './next-step-link';
import { isSpelled, useStatementTexts } from './statement-texts';

interface HeadlineProps {
  readonly statement: Statement;
  /** Its action is the page's primary one. */
  readonly isPrimary: boolean;
}

/** The most urgent statement with its action. Changes are announced by screen readers. */
export function Headline({ statement, isPrimary }: HeadlineProps) {
  const textsOf = useStatementTexts();
  const { kind, tone, action, reason } = statement;
  if (!isSpelled(kind)) return null;
  const { title, body, takes } = textsOf({ ...statement, kind });
  return (
    <div aria-live="polite">
      <StatusBanner
        prominent
        tone={tone}
        title={title}
        picture={<LatePicture tone={tone} />}
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
