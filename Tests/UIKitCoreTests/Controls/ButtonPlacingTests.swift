import CaretTesting
import Testing

@testable import UIKitCore

/// The places of a button's image and title, and the methods that determine them.
@MainActor @Suite(.app) struct ButtonPlacingTests {
    /// A subclass that determines the rectangles of its parts.
    final class OwnButton: UIButton {
        override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.maxX - 20, y: contentRect.minY, width: 20, height: 20)
        }
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.minX, y: contentRect.minY, width: contentRect.width - 20, height: contentRect.height)
        }
        override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 1, dy: 2) }
    }

    private let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    private func button(title: String?, _ vertical: UIControl.ContentVerticalAlignment) -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        button.setImage(square, for: .normal)
        button.setTitle(title, for: .normal)
        button.contentVerticalAlignment = vertical
        button.layoutIfNeeded()
        return button
    }

    private func imageFrame(_ button: UIButton) -> CGRect { button.imageView?.frame ?? .null }

    @Test func contentIsAlignedToTheTopOrTheBottom() throws {
        try TestHost.run { _ in
            for (alignment, top) in [(UIControl.ContentVerticalAlignment.top, 0.0), (.center, 40), (.bottom, 80)] {
                let button = button(title: "Words", alignment)
                #expect(abs(imageFrame(button).minY - top) < 0.01)
                let title = button.titleLabel?.frame ?? .null
                let above = [UIControl.ContentVerticalAlignment.top: title.minY, .center: title.midY - 50, .bottom: title.maxY - 100]
                #expect(above[alignment].map { abs($0) < 0.01 } == true)
            }
        }
    }

    @Test func aBaselineMovesWithTheTitle() throws {
        try TestHost.run { _ in
            let places = [UIControl.ContentVerticalAlignment.top, .center, .bottom].map { alignment in
                let button = button(title: "Words", alignment)
                let baseline = button.measuredBaselines?.first ?? Baseline(heightFraction: 0, offset: 0)
                return baseline.heightFraction * 100 + baseline.offset - (button.titleLabel?.frame.minY ?? 0)
            }
            #expect(places.allSatisfy { abs($0 - places[0]) < 0.01 })
        }
    }

    @Test func anImageFillsTheButton() throws {
        try TestHost.run { _ in
            let alone = button(title: nil, .fill)
            alone.contentHorizontalAlignment = .fill
            alone.layoutIfNeeded()
            #expect(imageFrame(alone) == CGRect(x: 0, y: 0, width: 200, height: 100))
            // Beside a title, the image is only as high as the space.
            let beside = button(title: "Words", .fill)
            beside.contentHorizontalAlignment = .fill
            beside.layoutIfNeeded()
            #expect(imageFrame(beside).size == CGSize(width: 20, height: 100))
        }
    }

    @Test func aSubclassPlacesTheParts() throws {
        try TestHost.run { _ in
            let button = OwnButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
            button.setImage(square, for: .normal)
            button.setBackgroundImage(square, for: .normal)
            button.setTitle("Words", for: .normal)
            button.layoutIfNeeded()
            #expect(imageFrame(button) == CGRect(x: 170, y: 10, width: 20, height: 20))
            #expect(button.titleLabel?.frame == CGRect(x: 10, y: 10, width: 160, height: 40))
            #expect(button.content.backgroundImageView?.frame == CGRect(x: 1, y: 2, width: 198, height: 56))
            #expect(button.currentBackgroundImage === square)
            #expect(button.currentTitleColor == .white)
        }
    }

    @Test func leadingFollowsTheLayoutDirection() throws {
        try TestHost.run { _ in
            let button = UIButton(frame: .zero)
            button.contentHorizontalAlignment = .leading
            #expect(button.effectiveContentHorizontalAlignment == .left)
            button.semanticContentAttribute = .forceRightToLeft
            #expect(button.effectiveContentHorizontalAlignment == .right)
            button.contentHorizontalAlignment = .trailing
            #expect(button.effectiveContentHorizontalAlignment == .left)
            button.contentHorizontalAlignment = .fill
            #expect(button.effectiveContentHorizontalAlignment == .fill)
        }
    }

    @Test func aConfiguredButtonFollowsTheTextSize() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Words"
            configuration.subtitle = "More"
            let button = UIButton(configuration: configuration)
            window.addSubview(button)
            host.step()
            let usual = button.intrinsicContentSize
            #expect(button.titleLabel?.font.pointSize == 17)
            window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            host.step()
            let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
            #expect(button.titleLabel?.font.pointSize == UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize)
            #expect(button.intrinsicContentSize.height > usual.height && button.intrinsicContentSize.width > usual.width)
            // A font of the app is preserved.
            button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
                var new = old
                new.font = .systemFont(ofSize: 11)
                return new
            }
            host.step()
            #expect(button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 11))
        }
    }
}
