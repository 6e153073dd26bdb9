import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Titles, roles and states of configured buttons.
@MainActor @Suite(.app) struct ButtonConfigurationTests {
    private func attributes(_ label: UILabel, at index: Int = 0) -> [NSAttributedString.Key: Any] {
        label.attributedText?.attributes(at: index, effectiveRange: nil) ?? [:]
    }

    @Test func aTitleHasItsOwnAttributes() throws {
        var title = AttributedString("Delete ")
        title.font = .boldSystemFont(ofSize: 20)
        var rest = AttributedString("all")
        rest.foregroundColor = .systemGreen
        rest.underlineStyle = .single
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = title + rest
        #expect(configuration.title == "Delete all" && configuration.attributedTitle == title + rest)
        let button = UIButton(configuration: configuration)
        let label = try #require(button.titleLabel)
        #expect(label.text == "Delete all")
        #expect(attributes(label)[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(attributes(label)[.foregroundColor] as? UIColor == button.tintColor)
        #expect(attributes(label, at: 8)[.font] as? UIFont == .preferredFont(forTextStyle: .body))
        #expect(attributes(label, at: 8)[.foregroundColor] as? UIColor == .systemGreen)
        #expect(attributes(label, at: 8)[.underlineStyle] as? Int == 1)
        button.configuration?.title = "Plain"
        #expect(button.configuration?.attributedTitle == AttributedString("Plain") && label.text == "Plain")
        button.configuration?.attributedTitle = nil
        #expect(button.configuration?.title == nil)
    }

    @Test func transformersDetermineTheAppearance() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.subtitle = "now"
        configuration.image = UIImage(systemName: "star")
        configuration.titleTextAttributesTransformer = .init { incoming in
            var outgoing = incoming
            outgoing.font = .boldSystemFont(ofSize: (incoming.font?.pointSize ?? 0) * 2)
            outgoing.kern = 3
            return outgoing
        }
        configuration.subtitleTextAttributesTransformer = .init { incoming in
            var outgoing = incoming
            outgoing.foregroundColor = .yellow
            return outgoing
        }
        configuration.imageColorTransformer = .init { _ in .red }
        let button = UIButton(configuration: configuration)
        let label = try #require(button.titleLabel)
        #expect(attributes(label)[.font] as? UIFont == .boldSystemFont(ofSize: 34) && attributes(label)[.kern] as? CGFloat == 3)
        #expect(attributes(label)[.foregroundColor] as? UIColor == .white)
        #expect(attributes(button.contentSubtitleLabel)[.foregroundColor] as? UIColor == .yellow)
        #expect(button.imageView?.tintColor == .red)
        #expect(button.intrinsicContentSize.height > UIButton(configuration: .filled()).intrinsicContentSize.height + 30)
    }

    @Test func destructiveButtonsAreRed() {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Delete"
        #expect(button.role == .normal && button.titleLabel?.textColor == button.tintColor)
        button.role = .destructive
        #expect(button.titleLabel?.textColor == .systemRed)
        button.configuration = .filled()
        #expect(button.contentColorView.backgroundColor?.cgColor == UIColor.systemRed.cgColor)
        button.role = .cancel
        #expect(button.contentColorView.backgroundColor?.cgColor == button.tintColor.cgColor)
    }

    @Test func aButtonMayKeepItsConfigurationInAllStates() {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Still"
        let usual = button.titleLabel?.textColor
        button.isEnabled = false
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
        button.automaticallyUpdatesConfiguration = false
        #expect(button.titleLabel?.textColor == usual)
        button.isEnabled = true
        button.isHighlighted = true
        #expect(button.titleLabel?.textColor == usual)
    }

    private final class Own: UIButton {
        var updates = 0
        override func updateConfiguration() {
            updates += 1
            configuration = isHighlighted ? .filled() : .gray()
            super.updateConfiguration()
        }
    }

    @Test func aSubclassSetsItsConfigurationBeforeDisplayAndByState() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let button = Own(frame: CGRect(x: 20, y: 100, width: 120, height: 40))
        var handled = 0
        root.view.addSubview(button)
        await app.advance(frames: 1)
        #expect(button.updates >= 1 && button.configuration != nil)
        button.configurationUpdateHandler = { _ in handled += 1 }
        button.layoutIfNeeded()
        let (updates, before) = (button.updates, handled)
        button.isHighlighted = true
        #expect(button.updates == updates && handled == before)
        button.layoutIfNeeded()
        #expect(button.updates == updates + 1 && handled == before + 1)
    }

    private func hover(_ app: TestApp, _ point: CGPoint) async {
        app.send(.pointer(PointerEvent(id: 1, kind: .mouse, phase: .hovered, location: point, timestamp: app.clock.now)))
        await app.advance(frames: 1)
    }

    @Test func aHoveringPointerAndAnOpenMenuAreStates() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let button = UIButton(configuration: .gray())
        button.frame = CGRect(x: 20, y: 100, width: 120, height: 40)
        var told: [Bool] = []
        button.configurationUpdateHandler = { told.append($0.isHovered) }
        root.view.addSubview(button)
        await app.advance(frames: 1)
        told = []
        await hover(app, CGPoint(x: 50, y: 120))
        #expect(button.isHovered && told == [true])
        await hover(app, CGPoint(x: 60, y: 122))
        #expect(told == [true], "nothing changed")
        await hover(app, CGPoint(x: 50, y: 400))
        #expect(!button.isHovered && told == [true, false])
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = true
        #expect(!button.isHeld)
        await app.tap(at: CGPoint(x: 50, y: 120))
        try await app.settle()
        #expect(button.isHeld)
        try await app.tap(.label("One"))
        try await app.settle()
        #expect(!button.isHeld)
    }

    @Test func aLongTitleWraps() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue without an account of your own"
        let button = UIButton(configuration: configuration)
        let natural = button.intrinsicContentSize
        let narrow = button.sizeThatFits(CGSize(width: 160, height: 1000))
        #expect(narrow.width <= 160 && narrow.height > natural.height * 1.7)
        button.frame = CGRect(origin: .zero, size: narrow)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        #expect(button.bounds.contains(label.frame) && label.frame.height > 2 * label.font.lineHeight - 1)
        button.configuration?.titleLineBreakMode = .byTruncatingMiddle
        #expect(button.sizeThatFits(CGSize(width: 160, height: 1000)).height == natural.height)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
        button.layoutIfNeeded()
        #expect(button.bounds.contains(label.frame) && label.frame.height < 2 * label.font.lineHeight)
    }

    @Test func constraintsLeaveSpaceForAllLines() throws {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Continue without an account of your own"
        configuration.subtitle = "You can make one at any time, and lose nothing"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = 6
        let button = UIButton(configuration: configuration)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
        root.addSubview(button)
        button.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor), button.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            button.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(button.frame.height - button.sizeThatFits(CGSize(width: 200, height: 1000)).height) < 1)
        #expect(button.bounds.contains(button.contentSubtitleLabel.frame) && button.bounds.contains(button.contentImageView.frame))
        #expect(try #require(button.titleLabel).frame.maxY <= button.contentSubtitleLabel.frame.minY)
    }
}
