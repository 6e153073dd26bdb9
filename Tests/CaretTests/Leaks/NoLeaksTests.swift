import Caret
import CaretTesting
import Synchronization
import Testing

/// The trait that fails tests with leaks. Its issues are declared as known, because they would fail these tests, too.
@Suite struct NoLeaksTests {
    @MainActor fileprivate final class Screen: UIViewController {
        let button = UIButton(type: .system)
        var model: Model?
        var count = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
        }
        func save() { count += 1 }
    }
    @MainActor fileprivate final class Model { var onChange: (@MainActor () -> Void)? }

    private static let file = "CaretTests/NoLeaksTests.swift"
    @MainActor private static let shared = Screen()

    /// Runs a test with the trait, and returns its issues.
    private func issues(
        _ trait: NoLeaksTrait = .noLeaks, _ body: @escaping @Sendable @MainActor () async throws -> Void
    ) async throws -> [String] {
        let test = try #require(Test.current)
        let issues = Issues()
        try await withKnownIssue(isIntermittent: true) {
            try await trait.provideScope(for: test, testCase: Test.Case.current, performing: body)
        } matching: { issue in
            issues.add(issue)
            return true
        }
        return issues.all
    }

    private final class Issues: Sendable {
        private let comments = Mutex<[String]>([])
        var all: [String] { comments.withLock { $0 } }
        func add(_ issue: Issue) { comments.withLock { $0.append(issue.comments.map(\.rawValue).joined()) } }
    }

    @Test(.noLeaks) @MainActor func aTestWithoutLeaksPasses() async throws {
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: Screen()) })
        let navigation = try #require(app.mainWindow.rootViewController as? UINavigationController)
        for _ in 0..<2 {
            let screen = Screen()
            screen.loadViewIfNeeded()
            screen.button.on(.tap, screen, call: Screen.save)
            screen.button.on(.touchDown, screen) { screen in
                await Task.yield(); screen.count += 1
            }
            screen.task { screen in for await _ in screen.button.events(.tap) { screen.count += 1 } }
            screen.observe(screen) { $0.title = "\($0.count)" }
            Ticker(every: .seconds(1)).on(.tick, screen) { screen, _ in screen.count += 1 }
            navigation.pushViewController(screen, animated: true)
            await app.advance(frames: 60)
            screen.button.sendActions(for: [.touchDown, .primaryActionTriggered])
            screen.present(Screen(), animated: true)
            await app.advance(frames: 60)
            navigation.dismiss(animated: true)
            await app.advance(frames: 60)
        }
        navigation.popToRootViewController(animated: true)
        await app.advance(frames: 60)
    }

    @Test(.noLeaks, .app) func theOrderOfTheTraitsHasNoEffect() async throws {
        _ = try await TestApp.launch(showing: { Screen() })
    }

    @Test(.app) func aControllerThatItsHandlerRetainsIsAnIssue() async throws {
        let line = #line + 4
        let issues = try await issues {
            _ = try await TestApp.launch(showing: {
                let screen = Screen()
                screen.button.on(.tap) { screen.count += 1 }
                return screen
            })
        }
        #expect(issues.count == 1 && issues.first?.hasPrefix("Screen is alive after the test.") == true, "\(issues)")
        #expect(issues.first?.contains("held by the handler at \(Self.file):\(line).") == true, "\(issues)")
    }

    @Test(.app) func aNotificationThatRetainsAControllerIsAnIssue() async throws {
        let line = #line + 4
        let issues = try await issues {
            _ = try await TestApp.launch(showing: {
                let screen = Screen()
                NotificationCenter.default.on(.posted(Notification.Name("NoLeaksTests")), screen) { _ in screen.count += 1 }
                return screen
            })
        }
        #expect(issues.count == 1 && issues.first?.contains("\(Self.file):\(line).") == true, "\(issues)")
    }

    @Test(.app) func aControllerThatRetainsItselfIsAnIssue() async throws {
        let issues = try await issues {
            _ = try await TestApp.launch(showing: {
                let screen = Screen()
                let model = Model()
                model.onChange = { screen.count += 1 }
                screen.model = model
                return screen
            })
        }
        #expect(issues.count == 1 && issues.first?.contains("holds itself through Screen.model, Model.onChange") == true, "\(issues)")
    }

    @Test(.app) func aControllerThatLeftBeforeTheEndIsAnIssue() async throws {
        let line = #line + 7
        let issues = try await issues {
            let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: UIViewController()) })
            let navigation = try #require(app.mainWindow.rootViewController as? UINavigationController)
            @MainActor func push() {
                let screen = Screen()
                screen.loadViewIfNeeded()
                screen.button.on(.tap, screen) { _ in screen.count += 1 }
                navigation.pushViewController(screen, animated: false)
            }
            push()
            await app.advance(frames: 4)
            navigation.popViewController(animated: false)
            await app.advance(frames: 8)
        }
        #expect(issues.count == 1 && issues.first?.contains("\(Self.file):\(line).") == true, "\(issues)")
    }

    @Test(.app) func aSenderInNoHierarchyIsAnIssue() async throws {
        let line = #line + 3
        let issues = try await issues {
            let tap = UITapGestureRecognizer()
            tap.on(.tap) { _ in tap.isEnabled = false }
        }
        #expect(issues.count == 1 && issues.first?.contains("\(Self.file):\(line).") == true, "\(issues)")
    }

    @Test(.app) func aControllerThatIsSharedMayBeExempted() async throws {
        let launch: @Sendable @MainActor () async throws -> Void = { _ = try await TestApp.launch(showing: { Self.shared }) }
        let issues = try await issues(.noLeaks, launch)
        #expect(issues.count == 1 && issues.first?.contains("no handler retains it") == true, "\(issues)")
        #expect(try await self.issues(.noLeaks(except: Screen.self), launch) == [])
    }

    @Test(.app) func anErrorIsTheOnlyIssue() async throws {
        struct Failure: Error {}
        let issues = try await issues {
            _ = try await TestApp.launch(showing: { Self.shared })
            throw Failure()
        }
        #expect(issues == [""])
    }
}
