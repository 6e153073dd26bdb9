import CaretTesting
import Testing

@testable import UIKitCore

/// Buttons without a configuration, beside those with one.
@MainActor @Suite(.app) struct PlainButtonTests {
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 16)).image { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 16))
    }

    private func isTemplate(_ button: UIButton) -> Bool { button.imageView?.image?.drawsAsTemplate ?? false }

    @Test func `C2 a system button uses a plain image as a template`() {
        let set = UIButton(type: .system)
        set.setImage(picture, for: .normal)
        let made = UIButton.systemButton(with: picture, target: nil, action: nil)
        let acting = UIButton(type: .system, primaryAction: UIAction(image: picture) { _ in })
        var look = UIButton.Configuration.plain()
        look.image = picture
        let configured = UIButton(configuration: look)
        for button in [set, made, acting, configured] {
            #expect(isTemplate(button))
            #expect(button.currentImage === picture, "the app's own object is given back")
        }
        let shown = set.imageView?.image
        set.isSelected = true
        #expect(set.imageView?.image === shown, "the same object each time")
    }

    @Test func `C2 an image with a rendering mode is drawn with it`() {
        let system = UIButton(type: .system)
        system.setImage(picture.withRenderingMode(.alwaysOriginal), for: .normal)
        let custom = UIButton(type: .custom)
        custom.setImage(picture, for: .normal)
        #expect(!isTemplate(system) && !isTemplate(custom))
        #expect(custom.imageView?.image === picture)
    }

    @Test func `C2 a system button's image is drawn in the tint`() async throws {
        let button = UIButton.systemButton(with: picture, target: nil, action: nil)
        button.tintColor = .red
        button.frame = CGRect(x: 20, y: 100, width: 20, height: 16)
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.addSubview(button)
                return controller
            }, on: .standard.scale(1))
        try await app.settle()
        #expect(try app.snapshot().pixel(at: CGPoint(x: 30, y: 108)) == SIMD4(255, 0, 0, 255))
    }

    @Test func `C2 a title beside an image takes the height of a line and no minimum touch target`() {
        let button = UIButton(type: .custom)
        button.setImage(picture, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 20, height: 16))
        button.setTitle("Go", for: .normal)
        let text = button.titleLabel?.intrinsicContentSize ?? .zero
        #expect(button.intrinsicContentSize == CGSize(width: 20 + text.width, height: 22))
        button.setImage(nil, for: .normal)
        #expect(button.intrinsicContentSize.height == 34)
    }

    @Test(arguments: ["", nil]) func `C2 an empty title with insets keeps its line`(title: String?) {
        let button = UIButton(type: .custom)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        button.setTitle("Go", for: .normal)
        let height = button.intrinsicContentSize.height
        button.setTitle(title, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 6, height: height))
    }

    @Test func `C2 parts are created on demand`() {
        let button = UIButton()
        #expect(button.subviews.isEmpty)
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(button.subviews.isEmpty)
        button.setTitle("Go", for: .normal)
        #expect(button.subviews.count == 1 && button.subviews.first is UILabel)
        button.setImage(picture, for: .normal)
        #expect(button.subviews.count == 2 && button.subviews.first is UIImageView, "the picture lies below the title")
        button.setBackgroundImage(picture, for: .normal)
        #expect(button.subviews.count == 3 && (button.subviews.first as? UIImageView)?.image === picture)
        let configured = UIButton(configuration: .plain())
        #expect(configured.subviews.isEmpty)
        configured.configuration = .filled()
        configured.configuration?.title = "Go"
        #expect(configured.subviews.count == 2 && configured.subviews.last === configured.titleLabel)
    }

    @Test func `C2 a label that is requested early has the appearance of the button`() {
        let button = UIButton(type: .system)
        #expect(button.currentTitleColor == button.tintColor)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 15) && button.titleLabel?.textColor == button.tintColor)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        button.setTitle("Go", for: .normal)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 30))
    }

    @Test func `C2 title and image have their frames before layout`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.setTitle("Go", for: .normal)
        button.setImage(picture, for: .normal)
        let frames = (button.titleLabel?.frame ?? .zero, button.imageView?.frame ?? .zero)
        #expect(frames.0.width > 0 && frames.1.size == CGSize(width: 20, height: 16))
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == frames.0 && button.imageView?.frame == frames.1)
        button.frame.size.width = 300
        #expect(abs((button.titleLabel?.frame.minX ?? 0) - frames.0.minX - 50) < 0.01)
    }

    @Test func `C2 frames that a subclass sets stay until the next layout`() {
        final class Own: UIButton {
            override func layoutSubviews() {
                super.layoutSubviews()
                titleLabel?.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                titleLabel.map { CGRect(origin: .zero, size: $0.intrinsicContentSize) } ?? .zero
            }
        }
        let button = Own(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.setTitle("Go", for: .normal)
        #expect(button.titleLabel?.frame.origin == .zero)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test(arguments: [UIButton.ButtonType.contactAdd, .infoLight, .infoDark, .detailDisclosure])
    func `C2 buttons with a symbol of their own are a little larger than it`(type: UIButton.ButtonType) {
        let button = UIButton(type: type)
        let size = button.intrinsicContentSize
        #expect(abs(size.width - 24.33) < 0.35 && abs(size.height - 23.67) < 0.35)
        button.setImage(picture, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 20, height: 16))
    }

    @Test func `C2 a title that grows with the text size makes its button grow`() async throws {
        let button = UIButton(type: .system)
        button.setTitle("Words", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.translatesAutoresizingMaskIntoConstraints = false
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(button)
            button.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100).isActive = true
            button.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
            return controller
        })
        try await app.settle()
        let usual = button.bounds.size
        app.mainWindow.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        try await app.settle()
        #expect(button.bounds.width > usual.width + 10 && button.bounds.height > usual.height + 5)
    }
}
