import CaretTesting
import Observation
import Testing
import UIKit

/// Controllers that set content and appearance from observable objects.
@MainActor @Suite(.app) struct ControllerPropertiesTests {
    @MainActor @Observable final class Model {
        var name = "a"
        var width: CGFloat = 10
        var unread = 0
    }

    private final class Screen: UIViewController {
        final class Board: UIView {
            weak var screen: Screen?
            override func updateProperties() { screen?.log.append("view") }
            override func updateConstraints() {
                super.updateConstraints()
                screen?.log.append("constraints")
            }
        }

        let model: Model
        var log: [String] = []

        init(_ model: Model) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() {
            let board = Board()
            board.screen = self
            view = board
        }

        override func updateProperties() {
            super.updateProperties()
            log.append("controller \(model.name)")
        }

        override func viewWillLayoutSubviews() { log.append("layout \(Int(model.width))") }
    }

    @Test func propertiesUpdateBeforeConstraintsAndLayoutAndControllersBeforeViews() async throws {
        let screen = Screen(Model())
        let app = try await TestApp.launch(showing: { screen })
        try await app.settle()
        #expect(screen.log.prefix(2) == ["controller a", "view"])
        #expect(screen.log.filter { $0.hasPrefix("controller") }.count == 1 && screen.log.contains("layout 10"))
        screen.log = []
        screen.setNeedsUpdateProperties()
        screen.setNeedsUpdateProperties()
        #expect(screen.log.isEmpty)
        screen.updatePropertiesIfNeeded()
        screen.updatePropertiesIfNeeded()
        #expect(screen.log == ["controller a"])
    }

    @Test func observedValuesUpdateOnceAFrame() async throws {
        let model = Model()
        let screen = Screen(model)
        let app = try await TestApp.launch(showing: { screen })
        try await app.settle()
        screen.log = []
        model.unread = 1
        try await app.settle()
        #expect(screen.log.isEmpty)
        model.name = "b"
        model.name = "c"
        try await app.settle()
        #expect(screen.log.filter { $0.hasPrefix("controller") } == ["controller c"])
        screen.log = []
        model.width = 20
        try await app.settle()
        #expect(screen.log == ["layout 20"])
    }

    @Test func outsideOfAWindowNothingIsUpdated() async throws {
        let model = Model()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        let screen = Screen(model)
        screen.loadViewIfNeeded()
        try await app.settle()
        #expect(screen.log.isEmpty)
        navigation.pushViewController(screen, animated: false)
        try await app.settle()
        #expect(screen.log.filter { $0.hasPrefix("controller") } == ["controller a"])
    }

    @Test func observationRetainsNoObjects() async throws {
        let model = Model()
        let app = try await TestApp.launch(showing: { UIViewController() })
        weak var gone: Screen?
        func show() {
            let screen = Screen(model)
            gone = screen
            app.mainWindow.rootViewController = screen
        }
        show()
        try await app.settle()
        #expect(gone != nil)
        app.mainWindow.rootViewController = UIViewController()
        try await app.settle()
        #expect(gone == nil)
    }
}
