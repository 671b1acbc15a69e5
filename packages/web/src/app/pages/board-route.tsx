import { getRouteApi, useNavigate, useRouter } from "@tanstack/react-router";
import type { MissedCard } from "@verbena/core/classes/confusions";
import { askedPersons } from "@verbena/core/session/practice-choice";
import type { ReactNode } from "react";
import { type BoardSearch, choiceOf, searchOf } from "#features/board/board-choice.ts";
import { BoardChoicePage } from "#features/board/board-choice-page.tsx";
import { BoardPage } from "#features/board/board-page.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useNavigationState } from "#lib/navigation-state.ts";
import { useLastPractisedFamily } from "#progress/use-progress.ts";
import { ClassSession } from "#session/class-session.tsx";
import { useUser } from "#session/use-session.ts";
import { ButtonLink } from "#ui/link.tsx";
import { positiveInteger } from "../search.ts";
import { useAsked } from "../use-asked.ts";

const choiceInApplication = getRouteApi("/app/board");

export function BoardChoiceRoute() {
  const navigate = useNavigate();
  return (
    <Choice
      search={choiceInApplication.useSearch()}
      onSearch={(search) =>
        void navigate({ to: "/app/board", search, replace: true, resetScroll: false })
      }
      onStart={(search) => void navigate({ to: "/app/board/show", search })}
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
  return choiceOf(search, { family, persons: askedPersons(user), region: user.region });
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
      onLeave={(search) => void navigate({ to: "/app/board", search })}
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
  /** Called to leave the board if no page of the application came before it. */
  onLeave: (search: BoardSearch) => void;
  onNumber: (number: string) => void;
};

/** No wrong answers, the same at each rendering. */
const NONE: readonly MissedCard[] = [];

/**
 * The board. The address has the cards, the order, and the number of the sentence. The state of the history entry has what
 * the class wrote: it is still there after a reload, and reaches no log.
 */
function Board({ search, choose, onLeave, onNumber }: BoardProps) {
  const { t } = useTranslation();
  const { history } = useRouter();
  const choice = searchOf(useChoice(search));
  const { wrongAnswers = NONE } = useNavigationState();
  return (
    <ClassSession settings={useAsked(search)}>
      <BoardPage
        search={search}
        wrongAnswers={wrongAnswers}
        seed={positiveInteger(search.seed)}
        number={positiveInteger(search.number)}
        onNumber={(number) => onNumber(String(number))}
        onLeave={() => (history.canGoBack() ? history.back() : onLeave(choice))}
        otherChoice={choose(t("board.change"), choice)}
      />
    </ClassSession>
  );
}
