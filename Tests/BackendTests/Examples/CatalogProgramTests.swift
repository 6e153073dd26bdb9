#if WindowAndWeb || (Web && Window)
    import Foundation
    import Testing

    /// The catalogue as a program of its own, in a browser and in a window. `CARET_SLOW_TESTS` looks at each of its screens.
    @MainActor @Suite(.serialized, .timeLimit(.minutes(15))) struct CatalogProgramTests {
        /// The list and a row of it, a switch, an alert.
        nonisolated private static let few = [
            ExampleScreen("Catalog", "", [.tap(200, 300)]), ExampleScreen("Catalog", "UISwitch", [.tap(60, 113)]),
            ExampleScreen("Catalog", "UIAlertController", [.tap(195, 140)]),
        ]

        /// What turns or tells the time is another in each picture, and one that draws its contents once does so in the scale that a page has
        /// before its browser says its own.
        nonisolated private static let others: Set = ["UIActivityIndicatorView", "UIRefreshControl", "UIDatePicker", "UIScrollView"]

        /// The screens that Documentation/CATALOG.md shows; a test of the catalogue says that those are all.
        nonisolated private static let screens: [ExampleScreen] = {
            guard ProcessInfo.processInfo.environment["CARET_SLOW_TESTS"] != nil else { return few }
            let book = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/CATALOG.md")
            let lines = ((try? String(contentsOf: book, encoding: .utf8)) ?? "").split(separator: "\n")
            let titles = lines.filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
            return few + titles.filter { !others.contains($0) }.map { ExampleScreen("Catalog", $0, []) }
        }()

        @Test(ExampleScreen.needsBrowser, arguments: screens)
        func aBrowserShowsTheScreenAndAnswersAFinger(screen: ExampleScreen) async throws { try await screen.checkInBrowser() }

        @Test(ExampleScreen.needsWindow, arguments: screens)
        func aWindowShowsTheScreenAndAnswersAMouse(screen: ExampleScreen) async throws { try await screen.checkInWindow() }
    }
#endif
