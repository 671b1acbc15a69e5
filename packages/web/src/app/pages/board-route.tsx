import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { WrongAnswer } from "@verbena/core/classes/confusions";
import { askedPersons } from "@verbena/core/session/practice-choice";
import type { ReactNode } from "react";
import { type BoardSearch, choiceOf, searchOf } from "#features/board/board-choice.ts";
import { BoardChoicePage } from "#features/board/board-choice-page.tsx";
import { BoardPage } from "#features/board/board-page.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useNavigationState } from "#lib/navigation-state.ts";
import { useLastPractisedFamily } from "#progress/use-progress.ts";
import { useUser } from "#session/use-session.ts";
import { ButtonLink } from "#ui/link.tsx";
import { positiveInteger } from "../search.ts";

const choiceInApplication = getRouteApi("/app/board");

export function BoardChoiceRoute() {
  const navigate = useNavigate();
  return (
    <Choice
      search={choiceInApplication.useSearch()}
      onSearch={(search) =>
        void navigate({ to: "/app/board", search, replace: true, resetScroll: false })
      }
      onStart={(search) => void navigate({ to: "/app/board/show", search, state: true })}
    />
  );
}

const choiceForVisitors = getRouteApi("/$language/try/board");

export function VisitorBoardChoiceRoute() {
  const navigate = useNavigate();
  const { language } = choiceForVisitors.useParams();
  const params = { language };
  return (
    <Choice
      search={choiceForVisitors.useSearch()}
      onSearch={(search) =>
        void navigate({
          to: "/$language/try/board",
          params,
          search,
          replace: true,
          resetScroll: false,
        })
      }
      onStart={(search) => void navigate({ to: "/$language/try/board/show", params, search })}
    />
  );
}

type ChoiceProps = {
  search: BoardSearch;
  onSearch: (search: BoardSearch) => void;
  onStart: (search: BoardSearch) => void;
};

/** The choice of what to show. Stores it in the URL: it can be shared, and the Back button works. */
function Choice({ search, onSearch, onStart }: ChoiceProps) {
  return (
    <BoardChoicePage
      initialChoice={useChoice(search)}
      onChoice={(choice) => onSearch(searchOf(choice))}
      onStart={(choice) =>
        onStart({ ...searchOf(choice), seed: String(Math.floor(Math.random() * 2 ** 16)) })
      }
    />
  );
}

function useChoice(search: BoardSearch) {
  const user = useUser();
  const family = useLastPractisedFamily();
  return choiceOf(search, { family, persons: askedPersons(user) });
}

const inApplication = getRouteApi("/app/board/show");

export function BoardRoute() {
  const navigate = useNavigate();
  return (
    <Board
      search={inApplication.useSearch()}
      choose={(label, search) => (
        <ButtonLink to="/app/board" search={search}>
          {label}
        </ButtonLink>
      )}
      onLeave={(search) => void navigate({ to: "/app/board", search, state: true })}
      onNumber={(number) =>
        void navigate({
          to: "/app/board/show",
          search: (previous) => ({ ...previous, number }),
          state: true,
          replace: true,
        })
      }
    />
  );
}

const forVisitors = getRouteApi("/$language/try/board/show");

export function VisitorBoardRoute() {
  const navigate = useNavigate();
  const { language } = forVisitors.useParams();
  const params = { language };
  return (
    <Board
      search={forVisitors.useSearch()}
      choose={(label, search) => (
        <ButtonLink to="/$language/try/board" params={params} search={search}>
          {label}
        </ButtonLink>
      )}
      onLeave={(search) => void navigate({ to: "/$language/try/board", params, search })}
      onNumber={(number) =>
        void navigate({
          to: "/$language/try/board/show",
          params,
          search: (previous) => ({ ...previous, number }),
          state: true,
          replace: true,
        })
      }
    />
  );
}

type BoardProps = {
  search: BoardSearch;
  /** A link to the choice. */
  choose: (label: string, search: BoardSearch) => ReactNode;
  onLeave: (search: BoardSearch) => void;
  onNumber: (number: string) => void;
};

/** No wrong answers, the same at each rendering. */
const NONE: readonly WrongAnswer[] = [];

/**
 * The board. The address has the choice, the order, and the number of the sentence. The state of the history entry has what
 * the class wrote: it is still there after a reload, and reaches no log.
 */
function Board({ search, choose, onLeave, onNumber }: BoardProps) {
  const { t } = useTranslation();
  const choice = useChoice(search);
  const { wrongAnswers = NONE } = useNavigationState();
  return (
    <BoardPage
      choice={choice}
      wrongAnswers={wrongAnswers}
      seed={positiveInteger(search.seed)}
      number={positiveInteger(search.number)}
      onNumber={(number) => onNumber(String(number))}
      onLeave={() => onLeave(searchOf(choice))}
      otherChoice={choose(t("board.change"), searchOf(choice))}
    />
  );
}
