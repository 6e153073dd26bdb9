import CaretTesting
import Testing

@testable import UIKitCore

/// Handlers that set the configuration for which they were called.
@MainActor @Suite(.app) struct ConfigurationHandlerTests {
    private typealias Handler = @MainActor @Sendable (UIButton) -> Void

    private static let handlers: [(String, Handler)] = [
        (
            "copy",
            { button in
                var configuration = button.configuration
                configuration?.title = button.isEnabled ? "On" : "Off"
                configuration?.showsActivityIndicator = button.isSelected
                button.configuration = configuration
            }
        ),
        ("part", { $0.configuration?.title = $0.isHighlighted ? "Down" : "Up" }),
        ("new", { $0.configuration = $0.isSelected ? .filled() : .tinted() }),
        (
            "background",
            { button in
                button.configuration?.background.strokeWidth = button.isSelected ? 2 : 1
                button.configuration?.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .red }
                button.configuration?.image = UIImage(systemName: "star")
            }
        ), ("view", { $0.configuration?.background.customView = UIView() }),
    ]

    private func run(_ handler: @escaping Handler, isConstrained: Bool) async throws -> [String] {
        let button = UIButton(configuration: .filled())
        var calls = 0
        button.configurationUpdateHandler = { button in
            calls += 1
            handler(button)
        }
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(button)
            button.frame = CGRect(x: 20, y: 100, width: 200, height: 50)
            guard isConstrained else { return controller }
            button.translatesAutoresizingMaskIntoConstraints = false
            button.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor).isActive = true
            button.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor).isActive = true
            return controller
        })
        try await app.settle()
        for change in [{ button.isEnabled = false }, { button.isEnabled = true }, { button.isSelected = true }] {
            change()
            try await app.settle()
        }
        #expect(calls == 4, "once for each change of state")
        return app.diagnostics.map(\.message)
    }

    @Test(arguments: ["copy", "part", "new", "background", "view"], [false, true])
    func `L4 a handler that sets the configuration is called once and nothing is reported`(name: String, isConstrained: Bool) async throws {
        let handler = try #require(Self.handlers.first { $0.0 == name }?.1)
        #expect(try await run(handler, isConstrained: isConstrained) == [])
    }

    @Test func `L4 a handler that reads the configuration it sets is called once`() async throws {
        let messages = try await run(
            { button in
                button.setNeedsLayout()
                button.configuration?.title = button.titleLabel?.text == "a" ? "b" : "a"
            }, isConstrained: true)
        #expect(messages == [])
    }
}
