#if WindowAndWeb || (Web && Window)
    import SlowTests
    import Testing

    /// The lists of `Examples/Lists` as a separate program, in a browser and in a window.
    @MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct ListsProgramTests {
        /// Screens with actions that change the visible pixels. These are dark mode, a sent message, a scroll, an
        /// orthogonal section, the index, a folder, and a swiped row.
        nonisolated private static let screens = [
            ExampleScreen("Lists", "settings", [.tap(200, 494)]),
            // The page has another size before its browser sends its own; the last bubble of the chat is a pixel less
            // high after that.
            ExampleScreen("Lists", "chat", [.tap(120, 674), .write("Bring the big one"), .tap(342, 674)], slack: 8),
            ExampleScreen("Lists", "photos", [.wheel]), ExampleScreen("Lists", "store", [.drag(from: (300, 180), to: (40, 180))]),
            ExampleScreen("Lists", "contacts", [.tap(386, 372)]), ExampleScreen("Lists", "outline", [.tap(357, 128)]),
            ExampleScreen("Lists", "todo", [.drag(from: (300, 84), to: (20, 84))]),
        ]

        /// The last three screens have no action of another kind than the others, and the window shows them, too.
        nonisolated private static let browserScreens = screens.prefix(Amount.of(normal: 4, slow: screens.count))

        @Test(ExampleScreen.needsBrowser, arguments: browserScreens)
        func aBrowserShowsTheListAndAnswersATouch(screen: ExampleScreen) async throws { try await screen.checkInBrowser() }

        @Test(ExampleScreen.needsWindow, arguments: screens)
        func aWindowShowsTheListAndRespondsToTheMouse(screen: ExampleScreen) async throws { try await screen.checkInWindow() }
    }
#endif
