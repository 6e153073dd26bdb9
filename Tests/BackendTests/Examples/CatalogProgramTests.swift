#if WindowAndWeb || (Web && Window)
    import Foundation
    import SlowTests
    import Testing

    /// The catalogue as a separate program, in a browser and in a window. `CARET_SLOW_TESTS=1` checks all of
    /// its screens.
    @MainActor @Suite(.serialized, .timeLimit(.minutes(15))) struct CatalogProgramTests {
        /// The list and a row of it, a switch, an alert, and the panel "System" above switches.
        nonisolated private static let few = [
            ExampleScreen("Catalog", "", [.tap(200, 300)]), ExampleScreen("Catalog", "UISwitch", [.tap(60, 113)]),
            ExampleScreen("Catalog", "UIAlertController", [.tap(195, 140)]), ExampleScreen("Catalog", "UISwitch", [.systemPanel]),
        ]

        /// The screens that are excluded. Rotating views and clocks differ in each picture. A view that draws once
        /// uses the scale before the browser has sent its own.
        nonisolated private static let others: Set = ["UIActivityIndicatorView", "UIRefreshControl", "UIDatePicker", "UIScrollView"]

        /// The screens of Documentation/CATALOG.md; a test of the catalogue checks that the list is complete.
        nonisolated private static let screens: [ExampleScreen] = {
            guard SlowRun.isActive else { return few }
            let book = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/CATALOG.md")
            let lines = ((try? String(contentsOf: book, encoding: .utf8)) ?? "").split(separator: "\n")
            let titles = lines.filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
            return few + titles.filter { !others.contains($0) }.map { ExampleScreen("Catalog", $0, []) }
        }()

        @Test(ExampleScreen.needsBrowser, arguments: screens)
        func aBrowserShowsTheScreenAndAnswersATouch(screen: ExampleScreen) async throws { try await screen.checkInBrowser() }

        @Test(ExampleScreen.needsWindow, arguments: screens)
        func aWindowShowsTheScreenAndRespondsToTheMouse(screen: ExampleScreen) async throws { try await screen.checkInWindow() }
    }
#endif
