#if WindowAndWeb || (Web && Window)
    import Testing

    /// Programs of the closure layer, from `Examples/Tour`, as separate processes in a browser and in a window.
    @MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TourProgramTests {
        /// Screens with touches whose handlers change the visible pixels. A card turns frame by frame, the
        /// model's path pushes a screen, and a task shows an alert after five seconds.
        nonisolated private static let screens = [
            ExampleScreen("Tour", "card", [.tap(195, 124)]), ExampleScreen("Tour", "navigation", [.tap(195, 124)]),
            ExampleScreen("Tour", "tea", [.tap(195, 163)]),
        ]

        @Test(ExampleScreen.needsBrowser, arguments: screens)
        func aBrowserShowsTheProgramAndItsHandlersAnswerATouch(screen: ExampleScreen) async throws { try await screen.checkInBrowser() }

        @Test(ExampleScreen.needsWindow, arguments: screens)
        func aWindowShowsTheProgramAndItsHandlersAnswerTheMouse(screen: ExampleScreen) async throws { try await screen.checkInWindow() }
    }
#endif
