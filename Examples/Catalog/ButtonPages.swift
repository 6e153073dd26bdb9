import UIKit

/// The screen of buttons.
@MainActor enum ButtonPages {
    static func buttons() -> [Example] {
        [
            Example("System", states { UIButton(type: .system, primaryAction: UIAction(title: $0) { _ in }) }),
            Example("Plain", states { button(.plain(), $0) }), Example("Gray", states { button(.gray(), $0) }),
            Example("Tinted", states { button(.tinted(), $0) }), Example("Filled", states { button(.filled(), $0) }),
            Example("With symbols", ControlPages.row(symbols())), Example("Sizes", ControlPages.row(sizes())),
            Example("Two lines, a capsule", ControlPages.row(shapes())), Example("At work, and what destroys", ControlPages.row(roles())),
        ]
    }

    private static func button(
        _ configuration: UIButton.Configuration, _ title: String?, _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        change(&configuration)
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in })
    }

    /// A button in its normal, its highlighted and its disabled state.
    private static func states(_ make: (String) -> UIButton) -> UIStackView {
        let buttons = ["Usual", "Pressed", "Disabled"].map(make)
        buttons[1].isHighlighted = true
        buttons[2].isEnabled = false
        return ControlPages.row(buttons)
    }

    private static func symbols() -> [UIButton] {
        let star = UIImage(systemName: "star.fill")
        return [
            button(.filled(), "Leading") { configuration in
                configuration.image = star
                configuration.imagePadding = 6
            },
            button(.tinted(), "Top") { configuration in
                configuration.image = star
                configuration.imagePlacement = .top
                configuration.imagePadding = 2
            },
            button(.gray(), nil) { configuration in
                configuration.image = star
                configuration.cornerStyle = .capsule
            },
        ]
    }

    private static func sizes() -> [UIButton] {
        let sizes: [(String, UIButton.Configuration.Size)] = [
            ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
        ]
        return sizes.map { title, size in button(.filled(), title) { $0.buttonSize = size } }
    }

    private static func shapes() -> [UIButton] {
        [
            button(.gray(), "Haddock") { $0.subtitle = "With chips" },
            button(.filled(), "Order") { $0.cornerStyle = .capsule },
        ]
    }

    private static func roles() -> [UIButton] {
        let destructive = button(.gray(), "Delete")
        destructive.role = .destructive
        return [
            button(.filled(), "Sending") { configuration in
                configuration.showsActivityIndicator = true
                configuration.imagePadding = 6
            }, destructive,
        ]
    }
}
