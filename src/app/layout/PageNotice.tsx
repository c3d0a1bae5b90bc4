import { Link } from 'react-router-dom';

export interface PageNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

/** A page that has only to say something. */
export function PageNotice({ title, text, action, to }: PageNoticeProps) {
  return (
    <div className="page-notice">
      <h1 className="screen-title">{title}</h1>
      <p>{text}</p>
      <p>
        <Link to={to} className="text-button">
          {action}
        </Link>
      </p>
    </div>
  );
}
