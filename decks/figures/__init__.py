"""Parts that the figures of both decks share, so that all of them look drawn by one hand."""
