#if WindowAndWeb || (Web && Window)
    import Testing

    /// The lists of `Examples/Lists` as a program of its own, in a browser and in a window.
    @MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct ListsProgramTests {
        /// What a person does on a screen, each of which changes what is seen: dark instead of light, the index, a message that is written
        /// and sent, a scroll, a band, a folder, a row swiped away.
        nonisolated private static let screens = [
            ExampleScreen("Lists", "settings", [.tap(200, 494)]), ExampleScreen("Lists", "contacts", [.tap(386, 372)]),
            // The page has another size before its browser says its own; of the chat, the last bubble is a pixel less high after that.
            ExampleScreen("Lists", "chat", [.tap(120, 674), .write("Bring the big one"), .tap(342, 674)], slack: 8),
            ExampleScreen("Lists", "photos", [.wheel]), ExampleScreen("Lists", "store", [.drag(from: (300, 180), to: (40, 180))]),
            ExampleScreen("Lists", "outline", [.tap(357, 128)]),
            ExampleScreen("Lists", "todo", [.drag(from: (300, 84), to: (20, 84))]),
        ]

        @Test(ExampleScreen.needsBrowser, arguments: screens)
        func aBrowserShowsTheListAndAnswersAFinger(screen: ExampleScreen) async throws { try await screen.checkInBrowser() }

        @Test(ExampleScreen.needsWindow, arguments: screens)
        func aWindowShowsTheListAndAnswersAMouse(screen: ExampleScreen) async throws { try await screen.checkInWindow() }
    }
#endif
